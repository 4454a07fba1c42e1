// Promises of a realm that nobody catches. Node tells of them when its own turn ends, so a session reports them with
// its next request. Rejections of anything else are left to whoever would have seen them.

type Report = (reason: object) => void;
const realms = new Map<object, Report>();

function onRejection(reason: unknown, promise: Promise<unknown>): void {
  const report = realms.get(Object.getPrototypeOf(promise) as object);
  if (report) report(typeof reason === "object" && reason !== null ? reason : { message: String(reason) });
  else if (process.listenerCount("unhandledRejection") === 1) throw reason;
}

/** For a process that goes on with something else: sessions that nobody has closed are watched no more. */
export function watchNoMore(): void {
  realms.clear();
  process.off("unhandledRejection", onRejection);
}

/** Returns the function that stops watching. */
export function watchRejections(realmPromise: PromiseConstructor, report: Report): () => void {
  if (realms.size === 0) process.on("unhandledRejection", onRejection);
  realms.set(realmPromise.prototype, report);
  return () => {
    realms.delete(realmPromise.prototype);
    if (realms.size === 0) watchNoMore();
  };
}
