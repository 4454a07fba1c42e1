// What the preview refuses: a sentence for a person, and the status that goes with it.

export class Refusal extends Error {
  /** Of HTTP. */
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
