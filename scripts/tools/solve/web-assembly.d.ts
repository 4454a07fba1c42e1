// What the solver uses of the web's own WebAssembly, which the types of Node leave to those of a browser.
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(compiled: Module);
    readonly exports: unknown;
  }
  interface Memory {
    readonly buffer: ArrayBuffer;
    /** @param pages of 64 KiB. */
    grow(pages: number): number;
  }
}
