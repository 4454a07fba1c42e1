// The page's line to the server: what the player does goes there, what the player sees comes from there.
import type { Action, Answer, Message, Requests } from "../wire.ts";

export type Ask = <A extends Action>(action: A, fields: Requests[A]) => Promise<Answer<A> | undefined>;

const PATIENCE_MILLISECONDS = 5_000;

/**
 * One request after the other, in the order in which they are asked: what is taken in hand is in hand when it is used.
 * @param refused is told the sentence of what was not possible, and an empty one where something new is tried.
 */
export function asker(player: string, refused: (sentence: string) => void): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return (action, fields) => {
    refused("");
    const answer = last.then(() => post({ player, do: action, ...fields }, refused));
    last = answer;
    return answer as Promise<never>;
  };
}

async function post(request: object, refused: (sentence: string) => void): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
    const response = await fetch("/act", { method: "POST", headers, body: JSON.stringify(request), signal });
    const answer = await response.json();
    if (response.ok) return answer;
    refused(answer.error);
  } catch {
    refused("The preview does not answer: is npm start still running, and are there at most five tabs?");
  }
  return undefined;
}

/** Who is told what: after `begun` everything is told anew. */
export interface Listener {
  begun(): void;
  told(message: Message): void;
  lost(sentence: string): void;
}
/** Goes on by itself when the server was away for a while. */
export function listen(player: string, { begun, told, lost }: Listener): void {
  const source = new EventSource(`/events?player=${encodeURIComponent(player)}`);
  source.onopen = begun;
  source.onmessage = ({ data }) => told(JSON.parse(data));
  source.onerror = () => lost("The connection is lost: is npm start still running? The page tries again.");
}
