// Sparks: bursts of particles, read from the resource pack's own files as far as ours go.
import { type Object3D, Sprite, SpriteMaterial, Vector3 } from "three";
import type { SceneBurst } from "../../wire.ts";
import { found } from "./block-shapes.ts";
import { type Axes, type Source, triple } from "./entity-look.ts";
import { molang, type Scope } from "./molang.ts";
import { once } from "./once.ts";
import type { PackLook } from "./packs.ts";
import { pixelated } from "./pixels.ts";

export interface ParticleJson {
  readonly description: {
    readonly identifier: string;
    readonly basic_render_parameters: { readonly texture: string };
  };
  readonly components: {
    readonly "minecraft:emitter_rate_instant": { readonly num_particles: number };
    readonly "minecraft:emitter_shape_point": { readonly direction: Axes };
    readonly "minecraft:particle_initial_speed": Source;
    readonly "minecraft:particle_lifetime_expression": { readonly max_lifetime: Source };
    readonly "minecraft:particle_motion_dynamic": {
      readonly linear_acceleration: Axes;
      readonly linear_drag_coefficient: number;
    };
    readonly "minecraft:particle_appearance_billboard": {
      /** From the middle to the edges. */
      readonly size: readonly [number, number];
      readonly uv: {
        readonly texture_width: number;
        readonly texture_height: number;
        readonly uv: readonly [Source, Source];
        readonly uv_size: readonly [number, number];
      };
    };
  };
}

export interface Sparks {
  burst(bursts: readonly SceneBurst[]): void;
  /** @returns whether anything still flies. */
  pass(seconds: number): boolean;
}
export function sparksIn(parent: Object3D, packs: PackLook): Sparks {
  const makerOf = once((particle: string) => sparkMaker(found(packs.particles, particle, "particle"), packs));
  let flying: readonly Spark[] = [];
  return {
    burst(bursts) {
      const added = bursts.flatMap(({ particle, ...place }) => makerOf(particle)(place));
      flying = [...flying, ...added];
      if (added.length > 0) parent.add(...added.map(({ sprite }) => sprite));
    },
    pass(seconds) {
      for (const spark of flying) spark.pass(seconds);
      const over = flying.filter(({ rest }) => rest <= 0);
      if (over.length > 0) parent.remove(...over.map(({ sprite }) => sprite));
      flying = flying.filter(({ rest }) => rest > 0);
      return flying.length > 0;
    },
  };
}

type Place = Omit<SceneBurst, "particle">;
interface Spark {
  readonly sprite: Sprite;
  /** In seconds, until it is over. */
  rest: number;
  pass(seconds: number): void;
}

function sparkMaker({ description, components }: ParticleJson, packs: PackLook): (place: Place) => Spark[] {
  const { num_particles: count } = components["minecraft:emitter_rate_instant"];
  const direction = triple(components["minecraft:emitter_shape_point"].direction);
  const speed = molang(components["minecraft:particle_initial_speed"]);
  const lifetime = molang(components["minecraft:particle_lifetime_expression"].max_lifetime);
  const motion = components["minecraft:particle_motion_dynamic"];
  const acceleration = triple(motion.linear_acceleration);
  const { size, uv } = components["minecraft:particle_appearance_billboard"];
  const [left, top] = [molang(uv.uv[0]), molang(uv.uv[1])];
  const texture = found(packs.textures, description.basic_render_parameters.texture, "texture");
  const material = once((corner: string) => {
    const [x = 0, y = 0] = corner.split(" ").map(Number);
    const map = pixelated(texture.clone());
    map.repeat.set(uv.uv_size[0] / uv.texture_width, uv.uv_size[1] / uv.texture_height);
    map.offset.set(x / uv.texture_width, 1 - (y + uv.uv_size[1]) / uv.texture_height);
    return new SpriteMaterial({ map, alphaTest: 0.5 });
  });
  const spark = ({ x, y, z }: Place): Spark => {
    const scope: Scope = { variables: { "v.particle_random_1": Math.random() }, query: () => 0 };
    const sprite = new Sprite(material([left(scope), top(scope)].join(" ")));
    sprite.scale.set(2 * size[0], 2 * size[1], 1);
    sprite.position.set(x, y, z);
    const velocity = new Vector3(...direction(scope)).setLength(speed(scope));
    return {
      sprite,
      rest: lifetime(scope),
      pass(seconds) {
        this.rest -= seconds;
        velocity.multiplyScalar(1 - motion.linear_drag_coefficient * seconds);
        velocity.addScaledVector(new Vector3(...acceleration(scope)), seconds);
        sprite.position.addScaledVector(velocity, seconds);
      },
    };
  };
  return (place) => Array.from({ length: count }, () => spark(place));
}
