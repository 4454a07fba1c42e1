// Entities: what the client draws for each, and what their own events and groups refer to.
import {
  at,
  type Check,
  clientsOf,
  type Definition,
  entitiesOf,
  fields,
  items,
  type Json,
  namedIn,
  type Packs,
  text,
} from "../packs.ts";

export const checkEntities: Check = (packs) => {
  const clients = clientsOf(packs);
  const entities = entitiesOf(packs);
  const used = clients.flatMap(({ body }) => items(at(body, "render_controllers")).map(text));
  return [
    ...entities.flatMap(({ path, id }) =>
      clients.some((client) => client.id === id)
        ? []
        : [`${path}: no file in resource_pack/entity/ says how ${id} looks; the game reports it as broken.`],
    ),
    ...clients.flatMap(({ path, id }) =>
      entities.some((entity) => entity.id === id) ? [] : [`${path}: behavior_pack/entities/ has no ${id}.`],
    ),
    ...clients.flatMap((client) => clientProblems(client, packs)),
    ...controllersOf(packs).flatMap(({ path, id }) =>
      used.includes(id) ? [] : [`${path}: nothing uses ${id}.`],
    ),
    ...entities.flatMap(behaviorProblems),
  ];
};

function controllersOf(packs: Packs): Definition[] {
  return namedIn(packs, "resource_pack/render_controllers/", "render_controllers");
}

function clientProblems({ path, body }: Definition, packs: Packs): string[] {
  return items(at(body, "render_controllers")).flatMap((name) => {
    const controller = controllersOf(packs).find(({ id }) => id === name);
    if (controller === undefined) return [`${path}: resource_pack/render_controllers/ has no ${text(name)}.`];
    const wanted = [
      ["geometry", at(controller.body, "geometry")],
      ...items(at(controller.body, "materials")).flatMap((entry) =>
        fields(entry).map(([, value]) => ["materials", value]),
      ),
      ...items(at(controller.body, "textures")).flatMap((value) =>
        membersOf(controller.body, value).map((member) => ["textures", member]),
      ),
    ] as const;
    return wanted.flatMap(([kind, reference]) => {
      // Case does not matter to the game here: `Texture.default` is `textures.default`.
      const short = text(reference).split(".")[1] ?? "";
      return at(body, text(kind), short) === undefined
        ? [`${controller.path}: ${text(reference)} is not among the ${text(kind)} of ${path}.`]
        : [];
    });
  });
}

/** The texture itself, or all of the array from which one is chosen; the array's name where there is no such array. */
function membersOf(controller: Json | undefined, texture: Json): readonly Json[] {
  const [, array] = /^(Array\.\w+)\[.+\]$/.exec(text(texture)) ?? [];
  if (array === undefined) return [texture];
  const members = items(at(controller, "arrays", "textures", array));
  return members.length > 0 ? members : [array];
}

function behaviorProblems({ path, body }: Definition): string[] {
  const groups = fields(at(body, "component_groups")).map(([name]) => name);
  const events = fields(at(body, "events"));
  const rideable = at(body, "components", "minecraft:rideable");
  const exit = at(rideable, "on_rider_exit_event");
  return [
    ...events.flatMap(([event, change]) =>
      ["add", "remove"].flatMap((way) =>
        items(at(change, way, "component_groups")).flatMap((group) =>
          groups.includes(text(group))
            ? []
            : [`${path}: ${event} is about the component group ${text(group)}, which is not there.`],
        ),
      ),
    ),
    ...(rideable === undefined ? [] : seatProblems(path, rideable)),
    ...(exit === undefined || events.some(([name]) => name === exit)
      ? []
      : [`${path}: on_rider_exit_event names ${text(exit)}, which is not among its events.`]),
  ];
}

function seatProblems(path: string, rideable: Json): string[] {
  const seats = at(rideable, "seats");
  return Array.isArray(seats) && seats.length === at(rideable, "seat_count")
    ? []
    : [
        `${path}: seats is ${text(seats)}; right is a list of ${text(at(rideable, "seat_count"))}, as seat_count says.`,
      ];
}
