// The content log, and the guard round every callback: one failure is logged with its cause and stops nobody else.

declare const console: { warn(message: string): void; error(message: string): void };

export function logWarning(message: string): void {
  console.warn(`[yahtzee] ${message}`);
}

export function logError(where: string, error: unknown): void {
  const cause =
    error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ""}` : String(error);
  console.error(`[yahtzee] ${where}: ${cause}`);
}

/** The callback, with whatever it throws (or its promise rejects with) logged under `where`. */
export function guard<A extends readonly unknown[]>(
  where: string,
  callback: (...args: A) => void | Promise<void>,
): (...args: A) => void {
  return (...args) => {
    try {
      const running = callback(...args);
      if (running instanceof Promise) void running.catch((error: unknown) => logError(where, error));
    } catch (error) {
      logError(where, error);
    }
  };
}
