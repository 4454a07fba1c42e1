// What moves entities: animations that are found and used, for bones that the model has, by properties that the entity
// declares for the client.
import {
  at,
  type Check,
  clientsOf,
  type Definition,
  entitiesOf,
  fields,
  items,
  modelsOf,
  namedIn,
  type Packs,
  text,
} from "../packs.ts";

/** The game takes no more for a type of entity. */
const MOST_PROPERTIES = 32;

export const checkAnimations: Check = (packs) => {
  const clients = clientsOf(packs);
  const animations = namedIn(packs, "resource_pack/animations/", "animations");
  const used = clients.flatMap(({ body }) => fields(at(body, "animations")).map(([, name]) => name));
  return [
    ...animations.flatMap(({ path, id }) => (used.includes(id) ? [] : [`${path}: nothing uses ${id}.`])),
    ...clients.flatMap((client) => clientProblems(client, packs, animations)),
    ...entitiesOf(packs).flatMap(({ path, body }) => {
      const count = fields(at(body, "description", "properties")).length;
      return count <= MOST_PROPERTIES
        ? []
        : [`${path}: it has ${count} properties; the game takes ${MOST_PROPERTIES}.`];
    }),
  ];
};

function clientProblems({ path, id, body }: Definition, packs: Packs, all: readonly Definition[]): string[] {
  const short = fields(at(body, "animations"));
  const animations = short.flatMap(([, name]) => all.filter((animation) => animation.id === name));
  const model = modelsOf(packs).find((one) => one.id === text(at(body, "geometry", "default")));
  const bones = items(at(model?.body, "bones")).map((bone) => text(at(bone, "name")));
  const controllers = namedIn(packs, "resource_pack/render_controllers/", "render_controllers").filter(
    (controller) => items(at(body, "render_controllers")).includes(controller.id),
  );
  const declared = fields(
    at(entitiesOf(packs).find((entity) => entity.id === id)?.body, "description", "properties"),
  );
  const synced = declared.filter(([, one]) => at(one, "client_sync") === true).map(([name]) => name);
  const asked = [{ path, body: at(body, "scripts") }, ...animations, ...controllers].flatMap((part) =>
    [...JSON.stringify(part.body ?? null).matchAll(/\.property\('([^']*)'\)/g)].map(([, name = ""]) => ({
      path: part.path,
      name,
    })),
  );
  return [
    ...short.flatMap(([, name]) =>
      all.some((animation) => animation.id === name)
        ? []
        : [`${path}: resource_pack/animations/ has no ${text(name)}.`],
    ),
    ...items(at(body, "scripts", "animate")).flatMap((name) =>
      short.some(([one]) => one === name) ? [] : [`${path}: ${text(name)} is not among its animations.`],
    ),
    ...animations.flatMap((animation) =>
      fields(at(animation.body, "bones")).flatMap(([bone]) =>
        bones.includes(bone) ? [] : [`${animation.path}: the model of ${id} has no bone "${bone}".`],
      ),
    ),
    ...[...new Map(asked.map((one) => [JSON.stringify(one), one])).values()].flatMap((one) =>
      synced.includes(one.name)
        ? []
        : [`${one.path}: it asks for ${one.name}, which ${id} does not declare for the client.`],
    ),
  ];
}
