// Container: slots of an entity's inventory. getItem gives a copy; writing needs setItem.
import { documentedBodies } from "./bodies.ts";
import { apiItem, itemOf } from "./items.ts";
import type { ContainerRecord } from "./model.ts";
import { handleOf, make, throwGameError } from "./registry.ts";
import { addToSlots, copyItem, type Slots } from "./stacks.ts";

interface ContainerHandle {
  readonly record: ContainerRecord;
}
export function apiContainer(record: ContainerRecord): object {
  return make("Container", { record } satisfies ContainerHandle);
}

function containerOf(api: object): ContainerRecord {
  const { record } = handleOf<ContainerHandle>(api);
  if (record.owner.invalid) {
    throwGameError("InvalidContainerError", "The container is invalid: its owner has left the world.");
  }
  return record;
}
function slotsWith({ slots }: ContainerRecord, slot: number): Slots {
  if (!Number.isInteger(slot) || slot < 0 || slot >= slots.length) {
    throwGameError(
      "ArgumentOutOfBoundsError",
      `Unsupported or out of bounds value passed to function argument [0]. Value: ${slot}, Argument bounds: [0, ${slots.length - 1}]`,
    );
  }
  return slots;
}
function swap(container: ContainerRecord, slot: number, otherSlot: number, other: object): void {
  const [mine, theirs] = [slotsWith(container, slot), slotsWith(containerOf(other), otherSlot)];
  const item = mine[slot];
  mine[slot] = theirs[otherSlot];
  theirs[otherSlot] = item;
}

documentedBodies("Container", containerOf, {
  get: {
    size: ({ slots }) => slots.length,
    emptySlotsCount: ({ slots }) => slots.filter((slot) => slot === undefined).length,
  },
  call: {
    getItem: (container, slot: number) => apiItem(slotsWith(container, slot)[slot]),
    setItem: (container, slot: number, stack?: object) => {
      slotsWith(container, slot)[slot] = stack && copyItem(itemOf(stack));
    },
    addItem: (container, stack: object) => apiItem(addToSlots(container.slots, itemOf(stack))),
    moveItem: (container, from: number, to: number, target: object) => {
      const goal = slotsWith(containerOf(target), to);
      [goal[to]] = slotsWith(container, from).splice(from, 1, undefined);
    },
    swapItems: swap,
    transferItem: (container, from: number, target: object) => {
      const slots = slotsWith(container, from);
      const item = slots[from];
      slots[from] = item && addToSlots(containerOf(target).slots, item);
      return apiItem(slots[from]);
    },
    firstEmptySlot: ({ slots }) => (slots.includes(undefined) ? slots.indexOf(undefined) : undefined),
  },
});
documentedBodies<ContainerHandle>("Container", handleOf, {
  get: { isValid: ({ record }) => !record.owner.invalid },
});
