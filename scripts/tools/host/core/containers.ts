// Container: the slots of players and other entities, as scripts reach them.
import { gameError } from "./errors.ts";
import { apiItem, itemOf, outOfBounds } from "./items.ts";
import { type EntityRecord, isSilent } from "./model.ts";
import { believed, handleOf, implement, make } from "./registry.ts";
import { addToSlots, copyItem, type Slots } from "./stacks.ts";

/** What an entity holds, for as long as the entity is there. */
interface Contents {
  readonly slots: Slots;
  readonly invalid: boolean;
}
export const apiContainer = (owner: EntityRecord): object =>
  make("Container", {
    slots: owner.slots,
    get invalid() {
      return owner.invalid || isSilent(owner);
    },
  });

function checkSlot({ length }: Slots, slot: number, argument = 0): void {
  if (Number.isInteger(slot) && slot >= 0 && slot < length) return;
  outOfBounds(
    `Unsupported or out of bounds value passed to function argument [${argument}]. Value: ${slot}, Argument bounds: [0, ${length - 1}]`,
  );
}
implement<Contents>("Container", {
  get: {
    isValid: ({ invalid }) => !invalid,
    size: ({ slots }) => slots.length,
    emptySlotsCount: ({ slots }) => slots.filter((slot) => slot === null).length,
  },
  call: {
    getItem({ slots }, slot: number) {
      checkSlot(slots, slot);
      return apiItem(slots[slot]);
    },
    setItem({ slots }, slot: number, stack?: object) {
      checkSlot(slots, slot);
      slots[slot] = stack ? copyItem(itemOf(stack)) : null;
    },
    addItem: ({ slots }, stack: object) => apiItem(addToSlots(slots, itemOf(stack))),
  },
});
function moveItem({ slots }: Contents, from: number, to: number, container: object): void {
  const target = handleOf<Contents>(container);
  if (target.invalid) {
    const words = "Failed to call function 'moveItem' due to Container being invalid.";
    throw gameError("InvalidContainerError", words);
  }
  checkSlot(slots, from);
  checkSlot(target.slots, to, 1);
  target.slots[to] = slots[from] ?? null;
  slots[from] = null;
}
const overwrites = believed("moveItem overwrites, by an empty slot too, and loses what is moved onto itself");
implement<Contents>("Container", { call: { moveItem } }, overwrites);
