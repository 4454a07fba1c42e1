// Entities as the resource pack draws them. Each has a clock and variables of its own, as in the game; its clock stands
// still while nothing about it moves, so that nothing has to be drawn then.
import { Group, type Material, MathUtils, Mesh, MeshLambertMaterial, type Object3D, Vector3 } from "three";
import type { SceneEntity } from "../../wire.ts";
import type { Triple } from "./block-look.ts";
import { geometryOf } from "./block-shapes.ts";
import { type BoneLook, type BonePose, type EntityLook, entityLookOf } from "./entity-look.ts";
import type { Scope } from "./molang.ts";
import { once } from "./once.ts";
import type { PackLook } from "./packs.ts";
import { standIn } from "./pixels.ts";

/** So long one is looked at that stands still: at the turn of a swing nothing moves for a moment either. In seconds. */
const STILL = 0.3;
/** Whatever began to move has come to rest after it, for who wants no motion. */
const ANY_MOTION = 10;

type MaterialOf = (path: string) => Material;

export interface Entities {
  /** @param isCalm whether to show at once where things come to rest. @returns whether anything may have changed. */
  show(entities: readonly SceneEntity[], isCalm: boolean): boolean;
  /** @returns whether anything still moves. */
  pass(seconds: number): boolean;
}
export function entitiesIn(parent: Object3D, packs: PackLook): Entities {
  const lookOf = once((typeId: string) => ({ look: entityLookOf(packs, typeId) }));
  const materialOf: MaterialOf = once(
    (path) => new MeshLambertMaterial({ map: packs.textures.get(path) ?? standIn(path), alphaTest: 0.5 }),
  );
  const living = new Map<string, Living>();
  return {
    show(entities, isCalm) {
      const ids = entities.map(({ id }) => id);
      const gone = [...living].filter(([id]) => !ids.includes(id));
      for (const [id, { body }] of gone) {
        living.delete(id);
        parent.remove(body);
      }
      const changed = entities.filter((entity) => {
        const { look } = lookOf(entity.typeId);
        if (look === undefined) return false;
        const known = living.get(entity.id) ?? new Living(look, materialOf);
        if (!living.has(entity.id)) parent.add(known.body);
        living.set(entity.id, known);
        return known.show(entity, isCalm);
      });
      return gone.length + changed.length > 0;
    },
    pass: (seconds) => [...living.values()].filter((one) => one.pass(seconds)).length > 0,
  };
}

/** One of them, as long as it is there. */
export class Living {
  readonly body = new Group();
  readonly #look: EntityLook;
  readonly #bones: readonly Bone[];
  readonly #materialOf: MaterialOf;
  readonly #scope: Scope = { variables: {}, query: (name, argument) => this.#query(name, argument) };
  #shown: SceneEntity | undefined;
  #isCalm = false;
  #time = 0;
  #pose = "";
  #still = 0;

  constructor(look: EntityLook, materialOf: MaterialOf) {
    this.#look = look;
    this.#materialOf = materialOf;
    this.#bones = bonesOn(this.body, look);
    for (const run of look.initialize) run(this.#scope);
  }

  show(entity: SceneEntity, isCalm: boolean): boolean {
    if (JSON.stringify(entity) === JSON.stringify(this.#shown)) return false;
    this.#shown = entity;
    this.#isCalm = isCalm;
    this.#still = 0;
    if (isCalm) this.#time += ANY_MOTION;
    this.body.position.set(entity.x, entity.y, entity.z);
    // Models look north.
    this.body.rotation.y = MathUtils.degToRad(180 - entity.yaw);
    return true;
  }

  pass(seconds: number): boolean {
    if (!this.#isCalm) this.#time += seconds;
    for (const run of this.#look.preAnimation) run(this.#scope);
    const material = this.#materialOf(this.#look.texture(this.#scope));
    const poses = this.#bones.map((bone) => {
      const pose = bone.look.pose(this.#scope);
      take(bone, pose, material);
      return pose.scale === 0 ? "not seen" : pose;
    });
    const pose = JSON.stringify(poses);
    this.#still = pose === this.#pose ? this.#still + seconds : 0;
    this.#pose = pose;
    return !this.#isCalm && this.#still < STILL;
  }

  #query(name: string, argument = ""): number {
    const value = name === "life_time" ? this.#time : this.#shown?.properties[argument];
    if (value !== undefined) return Number(value);
    throw new Error(`The preview has no answer to q.${name} ${argument} for ${this.#shown?.typeId}.`);
  }
}

interface Bone {
  readonly look: BoneLook;
  readonly group: Group;
  /** From what it hangs on. */
  readonly rest: Vector3;
}
/** Pixels as the packs count them, in blocks along the axes of the world. */
const inWorld = ([x, y, z]: Triple): Vector3 => new Vector3(-x, y, z).divideScalar(16);

function bonesOn(body: Group, { bones }: EntityLook): readonly Bone[] {
  const made = new Map<string | undefined, Bone & { readonly pivot: Vector3 }>();
  for (const look of bones) {
    const pivot = inWorld(look.pivot);
    const on = made.get(look.parent);
    const group = new Group();
    group.name = look.name;
    if (look.faces.length > 0) {
      group.add(new Mesh(geometryOf(look.faces).geometry.translate(-pivot.x, -pivot.y, -pivot.z)));
    }
    group.rotation.order = "ZYX";
    (on?.group ?? body).add(group);
    made.set(look.name, { look, group, pivot, rest: pivot.clone().sub(on?.pivot ?? new Vector3()) });
  }
  return [...made.values()];
}

/** A turn about x or y is positive the other way than with three.js, as x is mirrored. */
function take({ group, rest }: Bone, { position, rotation: [x, y, z], scale }: BonePose, material: Material) {
  group.visible = scale !== 0;
  group.scale.setScalar(scale);
  group.position.copy(rest).add(inWorld(position));
  const [turnX, turnY, turnZ] = [-x, -y, z].map(MathUtils.degToRad);
  group.rotation.set(turnX ?? 0, turnY ?? 0, turnZ ?? 0);
  for (const mesh of group.children) if (mesh instanceof Mesh) mesh.material = material;
}
