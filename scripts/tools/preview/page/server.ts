// The page's line to the server: what the player does goes there, what the player sees comes from there.
import type { Message } from "../wire.ts";

export type Ask = (action: string, fields?: object) => Promise<Readonly<Record<string, unknown>>>;

/** @param refused is told the sentence of what was not possible; the answer is then empty. */
export function asker(player: string, refused: (sentence: string) => void): Ask {
  return async (action, fields = {}) => {
    const body = JSON.stringify({ player, do: action, ...fields });
    const headers = { "content-type": "application/json" };
    try {
      const response = await fetch("/act", { method: "POST", headers, body });
      const answer = (await response.json()) as Record<string, unknown>;
      refused(response.ok ? "" : String(answer["error"]));
      return response.ok ? answer : {};
    } catch {
      refused("The preview does not answer: is npm start still running?");
      return {};
    }
  };
}

/** Goes on by itself when the server was away for a while: everything is then told anew. */
export function watch(
  player: string,
  told: (message: Message) => void,
  lost: (sentence: string) => void,
): void {
  const source = new EventSource(`/events?player=${encodeURIComponent(player)}`);
  source.onmessage = ({ data }) => told(JSON.parse(data as string) as Message);
  source.onerror = () => lost("The connection is lost: is npm start still running? The page tries again.");
}
