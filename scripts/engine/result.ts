// How a function refuses: a value with a reason, never an exception. Used by every layer.

export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: R };

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<R>(reason: R): { readonly ok: false; readonly reason: R } {
  return { ok: false, reason };
}
