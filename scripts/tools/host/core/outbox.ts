// What the host tells the driver: plain JSON records in the order in which they happened.

export interface Outgoing {
  readonly t: string;
  readonly [field: string]: unknown;
}

let records: Outgoing[] = [];

export function emit(record: Outgoing): void {
  records.push(record);
}

/** JSON text of everything since the last call; only text may leave the machine. */
export function drain(): string {
  const text = JSON.stringify(records);
  records = [];
  return text;
}

export function emitError(where: string, thrown: unknown): void {
  if (thrown instanceof Error) {
    emit({
      t: "error",
      where,
      name: thrown.name,
      message: thrown.message,
      stack: String(thrown.stack ?? ""),
    });
  } else {
    emit({ t: "error", where, name: "", message: String(thrown), stack: "" });
  }
}
