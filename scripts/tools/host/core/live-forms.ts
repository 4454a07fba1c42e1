// Live forms: rows that script builds once, of observables that change what a player sees while the form is open.
// What is seen goes out as JSON when the form opens, and after every request that made it look different.
import { emit, onDrain, onRequest, post } from "./driver-port.ts";
import { gameError } from "./errors.ts";
import { checkRow, type Part, partsOf, type Row, seenOf, seenRow } from "./live-rows.ts";
import { switches } from "./model.ts";
import { change, type Observable, observableOf, type View } from "./observables.ts";
import { believed, implement } from "./registry.ts";
import { nextTick } from "./scheduler.ts";
import { type Ending, endFormById, newFormId, putOnScreen, viewerId } from "./screens.ts";

interface LiveForm extends View {
  readonly id: number;
  readonly player: object;
  readonly title: Part;
  readonly rows: Row[];
  close: boolean;
  state: "built" | "showing" | "over";
  /** The observables that it shows. */
  shown: Observable[];
}
const showing = new Map<number, LiveForm>();

function tell(form: LiveForm): void {
  if (!form.isStale) return;
  form.isStale = false;
  const { id, player, title, rows, close } = form;
  emit({ t: "liveForm", id, player: viewerId(player), title: seenOf(title), rows: rows.map(seenRow), close });
}
onDrain(() => showing.forEach(tell));

function formError(className: string, { id }: LiveForm, words: string, reason?: string): Error {
  return gameError(className, `Live form ${id} ${words}.`, { formId: String(id), reason });
}
function checkBuilding(form: LiveForm): void {
  if (form.state !== "built") throw formError("InvalidFormModificationError", form, "was shown already");
}
/** A builder method, by the names of its arguments; it answers the form. */
const row = (kind: Row["kind"], ...names: readonly (keyof Row)[]) =>
  function (this: object, form: LiveForm, ...given: unknown[]): object {
    checkBuilding(form);
    const named = given.map((value, at) => [names[at], value] as const);
    const facts = Object.fromEntries(named.filter(([, value]) => value !== undefined));
    const made: Row = { kind, text: "", options: {}, ...facts };
    checkRow(made);
    form.rows.push(made);
    return this;
  };

const REASONS = { client: "ClientClosed", server: "ServerClosed" };
const refused = (): Error => gameError("EngineError", "The form is refused by the switch liveForms.");

function settleAs(how: Ending, form: LiveForm): string {
  if (how === "quit") throw formError("PlayerLeftError", form, "lost its player");
  // believed: the typings name no other error for it.
  if (how === "shutdown") throw gameError("EngineError", "The server stops.");
  return switches.liveForms === "unknownReason" ? "Odd" : REASONS[how];
}
function setShown(form: LiveForm): void {
  form.state = "showing";
  showing.set(form.id, form);
  form.shown = [form.title, ...form.rows.flatMap(partsOf)].flatMap((part) => observableOf(part) ?? []);
  for (const { shownIn } of form.shown) shownIn.add(form);
}
function setOver(form: LiveForm): void {
  form.state = "over";
  showing.delete(form.id);
  for (const { shownIn } of form.shown) shownIn.delete(form);
}
function show(form: LiveForm): Promise<string> {
  const { id, state } = form;
  const playerId = viewerId(form.player);
  if (state === "showing") throw formError("FormVisibilityError", form, "is showing", "AlreadyShowing");
  if (state === "over") throw formError("InvalidFormError", form, "was shown already: build another");
  form.state = "over";
  const isSilent = switches.liveForms === "neverSettles";
  return new Promise((resolve, reject) => {
    const settle = (outcome: () => string): void => {
      if (isSilent) return;
      const run = (): void => {
        try {
          resolve(outcome());
        } catch (thrown) {
          reject(thrown);
        }
      };
      post({ where: `end of live form ${id}`, mode: "normal", run });
    };
    const end = (how: Ending): void => {
      setOver(form);
      settle(() => settleAs(how, form));
    };
    if (switches.liveForms === "rejectShow") {
      settle(() => {
        throw refused();
      });
    } else if (putOnScreen(playerId, { id, end })) {
      setShown(form);
      tell(form);
      const isShort = switches.liveForms === "closeAtOnce" || switches.liveForms === "unknownReason";
      if (isShort) nextTick(() => endFormById(id, "client"));
    } else settle(() => "UserBusy");
  });
}

implement<LiveForm>("CustomForm", {
  call: {
    construct(_, player: object, title: Part): LiveForm {
      viewerId(player);
      if (switches.liveForms === "throwWhenBuilt") throw refused();
      const form = { id: newFormId(), player, title, rows: [], close: false };
      return { ...form, state: "built", shown: [], isStale: true };
    },
    label: row("label", "text", "options"),
    button: row("button", "text", "onClick", "options"),
    toggle: row("toggle", "text", "value", "options"),
    image: row("image", "text", "pack", "options"),
    closeButton(form) {
      checkBuilding(form);
      form.close = true;
      return this;
    },
    close(form) {
      if (form.state !== "showing") throw formError("FormVisibilityError", form, "is not open", "NotShowing");
      if (switches.liveCloseThrows) {
        throw gameError("EngineError", "close is refused by the switch liveCloseThrows.");
      }
      endFormById(form.id, "server");
    },
  },
});
const both = believed("a client sends the position of an item, which is its value as well");
implement<LiveForm>(
  "CustomForm",
  { call: { dropdown: row("dropdown", "text", "value", "items", "options") } },
  both,
);
const once = believed("a form is shown once, even if the client was busy then");
implement<LiveForm>("CustomForm", { call: { show } }, once);
/** What a client sends. believed: one that is late or bent can use hidden rows too, and choose what is no item. */
interface Input {
  readonly form: number;
  readonly row: number;
  readonly value?: unknown;
}
const onInput = (kind: string, use: (row: Row, form: LiveForm, value: unknown) => void) =>
  onRequest(kind, ({ form, row: at, value }: Input) => {
    const shown = showing.get(form);
    const used = shown?.rows[at];
    if (used) post({ where: `${kind} in form ${form}`, mode: "normal", run: () => use(used, shown, value) });
  });
onInput("livePress", ({ onClick }) => onClick?.());
const onWrite = (name: string, kind: Row["kind"], type: "boolean" | "number") =>
  onInput(name, (used, shown, value) => {
    const observable = observableOf(used.value);
    if (!observable || used.kind !== kind || typeof value !== type) return;
    // The client shows what it wrote, until it is told what stands there.
    shown.isStale = true;
    change(observable, value);
  });
onWrite("liveToggle", "toggle", "boolean");
onWrite("liveChoose", "dropdown", "number");
