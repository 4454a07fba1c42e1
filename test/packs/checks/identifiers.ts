// Identifiers: those in the packs are those in the scripts, none twice, each file named after its own.
import {
  BOARD_COMPONENT,
  BOARD_ITEM,
  BOARD_STATE,
  CHAIR_COMPONENT,
  CHAIR_SUFFIX,
  CONFETTI,
  DICE_ENTITY,
  DIRECTION_STATE,
  IN_MATCH_STATE,
  isChair,
  isTable,
  NAMESPACE,
  POT_ENTITY,
  RIDER_LEFT_EVENT,
  SEAT_ENTITY,
  TABLE_COMPONENT,
  TABLE_SUFFIX,
} from "../../../scripts/minecraft/ids.ts";
import {
  at,
  blocksOf,
  type Check,
  type Definition,
  entitiesOf,
  fields,
  itemsOf,
  particlesOf,
  text,
} from "../packs.ts";

const IDS = "scripts/minecraft/ids.ts";

export const checkIdentifiers: Check = (packs) => {
  const blocks = blocksOf(packs);
  const items = itemsOf(packs);
  const entities = entitiesOf(packs);
  return [
    ...[...blocks, ...items, ...entities].flatMap(misnamed),
    ...twice([...blocks, ...items]),
    ...blocks.flatMap(blockProblems),
    ...exactly(items, [BOARD_ITEM]),
    ...exactly(entities, [SEAT_ENTITY, POT_ENTITY, DICE_ENTITY]),
    ...exactly(particlesOf(packs), [CONFETTI]),
    ...items.flatMap((item) => lacks(item, ["components", BOARD_COMPONENT])),
    ...entities.flatMap((entity) =>
      entity.id === SEAT_ENTITY ? lacks(entity, ["events", RIDER_LEFT_EVENT]) : [],
    ),
  ];
};

function blockProblems(block: Definition): string[] {
  const states = fields(at(block.body, "description", "states")).map(([name]) => name);
  const traits = text(at(block.body, "description", "traits"));
  const problems = traits.includes(DIRECTION_STATE) ? [] : [`no trait gives it ${DIRECTION_STATE}`];
  if (isTable(block.id)) {
    if (text(states) !== text([BOARD_STATE, IN_MATCH_STATE])) {
      problems.push(
        `its states are ${text(states)}; those of a table in ${IDS} are ${text([BOARD_STATE, IN_MATCH_STATE])}`,
      );
    }
    return [...told(block, problems), ...lacks(block, ["components", TABLE_COMPONENT])];
  }
  if (isChair(block.id)) {
    if (states.length > 0) problems.push(`its states are ${text(states)}; a chair has none in ${IDS}`);
    return [...told(block, problems), ...lacks(block, ["components", CHAIR_COMPONENT])];
  }
  return told(block, [
    `${block.id} ends neither in ${TABLE_SUFFIX} nor in ${CHAIR_SUFFIX}, as the blocks of ${IDS} do`,
  ]);
}

function misnamed({ path, id }: Definition): string[] {
  const name = path.slice(path.lastIndexOf("/") + 1, -".json".length);
  return id === `${NAMESPACE}:${name}`
    ? []
    : [`${path}: it defines ${id}; a file of this name defines ${NAMESPACE}:${name}.`];
}

function twice(definitions: readonly Definition[]): string[] {
  return definitions.flatMap(({ path, id }, index) =>
    definitions.findIndex((other) => other.id === id) < index
      ? [`${path}: ${id} is defined in another file too.`]
      : [],
  );
}

function exactly(definitions: readonly Definition[], ids: readonly string[]): string[] {
  return [
    ...definitions.flatMap(({ path, id }) => (ids.includes(id) ? [] : [`${path}: ${id} is not in ${IDS}.`])),
    ...ids.flatMap((id) =>
      definitions.some((definition) => definition.id === id)
        ? []
        : [`${IDS}: no file in behavior_pack/ defines ${id}.`],
    ),
  ];
}

function lacks(definition: Definition, [where, name]: readonly [string, string]): string[] {
  return at(definition.body, where, name) === undefined
    ? told(definition, [`${name} is not among its ${where}, where ${IDS} has it`])
    : [];
}

function told({ path }: Definition, problems: readonly string[]): string[] {
  return problems.map((problem) => `${path}: ${problem}.`);
}
