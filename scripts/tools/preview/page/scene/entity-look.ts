// What an entity looks like at a moment, read from the resource pack's own files: model, animations, render controller.
import type { Triple } from "./block-look.ts";
import { found } from "./block-shapes.ts";
import { facesOf, type ModelFace, type ModelJson } from "./model-faces.ts";
import { type Molang, molang, type Scope } from "./molang.ts";
import type { PackLook } from "./packs.ts";

export type Source = string | number;
export type Axes = readonly [Source, Source, Source];

export interface ClientJson {
  readonly identifier: string;
  readonly textures: Readonly<Record<string, string>>;
  readonly geometry: Readonly<Record<"default", string>>;
  readonly render_controllers: readonly string[];
  readonly animations?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Partial<Record<"initialize" | "pre_animation" | "animate", readonly string[]>>>;
}
export interface AnimationJson {
  readonly bones: Readonly<Record<string, { position?: Axes; rotation?: Axes; scale?: Source }>>;
}
export interface ControllerJson {
  readonly arrays?: { readonly textures?: Readonly<Record<string, readonly string[]>> };
  readonly textures: readonly string[];
}

/** In pixels and degrees, as the packs count them. */
export interface BonePose {
  readonly position: Triple;
  readonly rotation: Triple;
  readonly scale: number;
}
export interface BoneLook {
  readonly name: string;
  readonly parent: string | undefined;
  readonly pivot: Triple;
  readonly faces: readonly ModelFace[];
  readonly pose: (scope: Scope) => BonePose;
}
export interface EntityLook {
  /** Those that others hang on come first. */
  readonly bones: readonly BoneLook[];
  /** Once. */
  readonly initialize: readonly Molang[];
  /** Before each look. */
  readonly preAnimation: readonly Molang[];
  /** The path of the texture. */
  readonly texture: (scope: Scope) => string;
}
/** @returns undefined for an entity that the packs do not have. */
export function entityLookOf(packs: PackLook, typeId: string): EntityLook | undefined {
  const client = packs.clients.get(typeId);
  if (client === undefined) return undefined;
  const { initialize = [], pre_animation = [], animate = [] } = client.scripts ?? {};
  const animations = animate.map((name) =>
    found(packs.animations, client.animations?.[name] ?? name, "animation"),
  );
  const model = found(packs.models, client.geometry.default, "model");
  return {
    bones: model.bones.map((bone) => boneLookOf(model, bone, animations)),
    initialize: initialize.map(molang),
    preAnimation: pre_animation.map(molang),
    texture: textureOf(client, packs),
  };
}

const ORIGIN: Triple = [0, 0, 0];
function boneLookOf(
  { description }: ModelJson,
  { parent, pivot = ORIGIN, ...bone }: ModelJson["bones"][number],
  animations: readonly AnimationJson[],
): BoneLook {
  const {
    position = ORIGIN,
    rotation = ORIGIN,
    scale = 1,
  } = Object.assign({}, ...animations.map(({ bones }) => bones[bone.name]));
  const [offset, turn, size] = [triple(position), triple(rotation), molang(scale)];
  return {
    ...{ name: bone.name, parent, pivot, faces: facesOf({ description, bones: [bone] }, []) },
    pose: (scope) => ({ position: offset(scope), rotation: turn(scope), scale: size(scope) }),
  };
}
/** Three numbers, each of which may be an expression. */
export function triple(axes: Axes): (scope: Scope) => Triple {
  const [x, y, z] = [molang(axes[0]), molang(axes[1]), molang(axes[2])];
  return (scope) => [x(scope), y(scope), z(scope)];
}

/** A texture by name, or one of an array of such by a number. */
function textureOf({ render_controllers: [name = ""], textures }: ClientJson, packs: PackLook) {
  const {
    textures: [texture = ""],
    arrays,
  } = found(packs.controllers, name, "render controller");
  const [, array = "", index = "0"] = /^(Array\.\w+)\[(.*)\]$/.exec(texture) ?? [];
  const names = arrays?.textures?.[array] ?? [texture];
  const at = molang(index);
  return (scope: Scope): string => textures[(names[at(scope)] ?? "").replace("Texture.", "")] ?? "";
}
