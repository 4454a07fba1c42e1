// Showing classic forms: one screen a player, answers by the driver, and every way in which a form ends without one.
import { onRequest, post } from "./driver-port.ts";
import { type FormData, type FormElement, networkForm, takesAnswer } from "./form-data.ts";
import { emit } from "./outbox.ts";
import { believed, documented, gameError, handleOf, implement, make, throwGameError } from "./registry.ts";

type Answer = { readonly selection: number } | { readonly formValues: readonly unknown[] };

interface OpenForm {
  readonly id: number;
  readonly form: FormData;
  /** Settles the promise of show(), in a callback of its own. */
  readonly end: (answer: Answer | "UserClosed" | "UserBusy") => void;
  readonly reject: (reason: "PlayerQuit" | "ServerShutdown" | "MalformedResponse") => void;
}

const RESPONSES = {
  form: "ActionFormResponse",
  custom_form: "ModalFormResponse",
  modal: "MessageFormResponse",
};

let lastId = 0;
const open = new Map<string, OpenForm>();
/** Players who have a screen of the game's own open: chat, inventory. */
const busy = new Set<string>();

export function hasForm(playerId: string): boolean {
  return open.has(playerId);
}

export function setBusy(playerId: string, isBusy: boolean): void {
  if (isBusy) busy.add(playerId);
  else busy.delete(playerId);
}

function show(data: FormData, player: object): Promise<object> {
  const { id: playerId, invalid } = handleOf<{ readonly id: string; readonly invalid?: boolean }>(player);
  if (invalid)
    throwGameError(
      "InvalidEntityError",
      "Failed to show the form due to Entity being invalid (has the Entity been removed?).",
    );
  const form = { ...data, elements: [...data.elements] };
  const network = networkForm(form);
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    const settle = (run: () => void) => post({ where: `answer to form ${id}`, mode: "normal", run });
    const opened: OpenForm = {
      id,
      form,
      end: (answer) =>
        settle(() => {
          const canceled = typeof answer === "string";
          const fields = canceled ? { cancelationReason: answer } : answer;
          const none = { cancelationReason: undefined, selection: undefined, formValues: undefined };
          resolve(make(RESPONSES[form.type], { ...none, canceled, ...fields }));
        }),
      reject: (reason) =>
        settle(() => reject(gameError("FormRejectError", `The form was rejected: ${reason}.`, { reason }))),
    };
    if (open.has(playerId) || busy.has(playerId)) {
      opened.end("UserBusy");
      return;
    }
    open.set(playerId, opened);
    emit({ t: "form", id, player: playerId, form: network });
  });
}

const showing = documented("typings: show, FormCancelationReason, FormRejectReason", {
  show(player: object) {
    return show(handleOf<FormData>(this), player);
  },
});
for (const name of ["ActionFormData", "ModalFormData", "MessageFormData"]) implement(name, showing);

function take(playerId: string): OpenForm | undefined {
  const found = open.get(playerId);
  if (found === undefined) return undefined;
  open.delete(playerId);
  emit({ t: "formClosed", id: found.id, player: playerId });
  return found;
}

implement(
  "UIManager",
  believed("a form closed by script ends like one closed by its player", {
    closeAllForms(player: object) {
      take(handleOf<{ readonly id: string }>(player).id)?.end("UserClosed");
    },
  }),
);

export function playerGone(playerId: string): void {
  busy.delete(playerId);
  take(playerId)?.reject("PlayerQuit");
}

/** The server stops. */
export function rejectAllForms(): void {
  for (const playerId of [...open.keys()]) take(playerId)?.reject("ServerShutdown");
}

function fits(element: FormElement, value: unknown): boolean {
  switch (element.type) {
    case "toggle":
      return typeof value === "boolean";
    case "input":
      return typeof value === "string";
    case "dropdown":
      return Number.isInteger(value) && Object.hasOwn(element["options"] as object, value as number);
    case "slider":
      return typeof value === "number" && value >= Number(element["min"]) && value <= Number(element["max"]);
    default:
      return value === null;
  }
}

/** What a client sent, as an answer of the form; undefined if no client that shows this form would send it. */
function readAnswer({ type, elements }: FormData, data: unknown): Answer | undefined {
  if (type === "modal") return typeof data === "boolean" ? { selection: data ? 0 : 1 } : undefined;
  if (type === "form") {
    const buttons = elements.filter((element) => element.type === "button").length;
    const selection = Number.isInteger(data) ? (data as number) : -1;
    return selection >= 0 && selection < buttons ? { selection } : undefined;
  }
  const values: unknown[] = Array.isArray(data) ? data : [];
  const whole =
    values.length === elements.length && elements.every((element, index) => fits(element, values[index]));
  // Labels, headers and dividers have an entry without a value [changelog of server-ui 2.0].
  return whole
    ? { formValues: elements.map((element, index) => (takesAnswer(element) ? values[index] : undefined)) }
    : undefined;
}

function playerOf(formId: number): string | undefined {
  return [...open].find(([, { id }]) => id === formId)?.[0];
}

/** `data`: the index of a button, true for button 1 of two, or the values of a custom form. A form over is nothing. */
onRequest("answer", ({ form, data }: { readonly form: number; readonly data: unknown }) => {
  const playerId = playerOf(form);
  const found = playerId === undefined ? undefined : take(playerId);
  if (found === undefined) return;
  const answer = readAnswer(found.form, data);
  if (answer) found.end(answer);
  else found.reject("MalformedResponse");
});

onRequest("close", ({ form }: { readonly form: number }) => {
  const playerId = playerOf(form);
  if (playerId !== undefined) take(playerId)?.end("UserClosed");
});
