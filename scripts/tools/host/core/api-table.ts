// The shape of api.json, the table of Mojang's typings that the host enforces. Made by ../api/generate.ts.
// The bundler hands it over as text, which QuickJS reads three times as fast as code [measured: 11 ms against 32].
import api from "../api/api.json";

/**
 * `mode`: what the typings say of privileges, as letters: `e` = allowed (readable) in early execution, `r` = refused
 * (read-only) in restricted execution.
 * A type is `letters text`, for example `ns number | TimeOfDay`: the letters are what typeof may answer (n number,
 * s string, b boolean, f function, o object, u undefined), the text is what the game calls it in its message.
 */
export interface Method {
  readonly kind: "method" | "static";
  readonly mode?: string;
  readonly args: readonly [least: number, most: number];
  readonly types?: readonly string[];
  readonly bounds?: Readonly<Record<string, readonly [number, number]>>;
  /** The mode in which the closure handed over is called, where the typings name one. */
  readonly closure?: "early" | "restricted";
}
export interface Property {
  readonly kind: "readonly" | "readwrite";
  readonly mode?: string;
  readonly type?: string;
  readonly bounds?: readonly [number, number];
}
interface Constant {
  readonly kind: "constant";
  readonly value: string | number;
}
export type Member = Method | Property | Constant;

export interface ApiClass {
  readonly extends?: string;
  /** Absent: "No constructor for native class". */
  readonly new?: Omit<Method, "kind">;
  readonly members: Readonly<Record<string, Member>>;
}
export type ApiTable = Readonly<
  Record<
    string,
    {
      readonly classes: Readonly<Record<string, ApiClass>>;
      readonly enums: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
      /** Field -> type, of the plain objects that script hands over. */
      readonly interfaces: Readonly<Record<string, Readonly<Record<string, string>>>>;
      /** A number, or the name of the class of which the game exports one object. */
      readonly constants: Readonly<Record<string, string | number>>;
    }
  >
>;

export const apiTable = JSON.parse(String(api)) as ApiTable;
