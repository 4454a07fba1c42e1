// Texts that float in the world. They belong to the session: none is saved.
import { apiDimension } from "./blocks.ts";
import { emit, onRequest } from "./driver-port.ts";
import { gameError } from "./errors.ts";
import { distance, switches, type Vector3 } from "./model.ts";
import { handleOf, implement, make } from "./registry.ts";

export interface FloatingText {
  readonly location: Vector3;
  text: unknown;
  dimension?: string;
  depthTest: boolean;
  useRotation: boolean;
  maximumRenderDistance?: number;
}
interface Near {
  readonly location?: Vector3;
  readonly maxDistance?: number;
}
/** With the object that script has of each. */
const shown = new Map<FloatingText, object>();

implement<FloatingText>("TextPrimitive", {
  get: { text: ({ text }) => text },
  set: {
    depthTest(it, value: boolean) {
      it.depthTest = value;
    },
    useRotation(it, value: boolean) {
      it.useRotation = value;
    },
  },
  call: {
    construct: (_, location: Vector3, text: unknown): FloatingText => ({
      location,
      text,
      depthTest: false,
      useRotation: false,
    }),
    setText(it, text: unknown) {
      it.text = text;
    },
  },
});
implement<FloatingText>("PrimitiveShape", {
  get: { dimension: ({ dimension }) => dimension && apiDimension(dimension) },
  set: {
    maximumRenderDistance(it, value: number) {
      it.maximumRenderDistance = value;
    },
  },
});
const manager = make("PrimitiveShapesManager");
implement("World", { get: { primitiveShapesManager: () => manager } });
implement("PrimitiveShapesManager", {
  call: {
    addText(_, text: object, dimension?: object) {
      if (switches.textsRefused)
        throw gameError("PrimitiveShapeError", "The switch textsRefused lets in no text.");
      const it = handleOf<FloatingText>(text);
      if (dimension !== undefined) it.dimension = handleOf<{ readonly id: string }>(dimension).id;
      shown.set(it, text);
    },
    removeText: (_, text: object) => void shown.delete(handleOf<FloatingText>(text)),
    getShapes: (_, { location, maxDistance = Number.POSITIVE_INFINITY }: Near = {}) =>
      [...shown]
        .filter(([it]) => location === undefined || distance(it.location, location) < maxDistance)
        .map(([, text]) => text),
  },
});
onRequest("lookAtTexts", () => emit({ t: "texts", texts: [...shown.keys()] }));
/** As by another add-on, which may take away what is not its own. */
onRequest("removeTexts", () => shown.clear());
