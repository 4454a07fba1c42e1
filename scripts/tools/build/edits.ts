// Changes to the text of a source, given by places of the text as it was.

export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** @param edits in any order; none within another. */
export function edited(source: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);
}
