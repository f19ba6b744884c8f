import { untilDrawn } from "./untilDrawn.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// Asked for when needed, so that the module loads where there is no browser.
const prototypes = () => [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].map((type) => type.prototype);
const boxes = "input[type=checkbox],input[type=radio]";

const isField = (element: Element): element is Field => element.matches("input,textarea,select");
const isText = (element: Element): element is Field => isField(element) && !element.matches(`${boxes},[type=hidden]`);

function original(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

function write(field: Field, value: string): void {
  const prototype = prototypes().find((candidate) => candidate === Object.getPrototypeOf(field));
  if (prototype) Reflect.set(prototype, "value", value, field);
}

/** What a field is called: the same for the one that stands in its place when an island had to be drawn anew. */
function nameOf(field: Field): string {
  const { form, name, type, value } = field;
  return [form?.getAttribute("action"), name, type, field.matches(boxes) ? value : ""].join();
}

function standing(root: ParentNode, field: Field): Field | undefined {
  if (field.isConnected) return field;
  const name = nameOf(field);
  return [...root.querySelectorAll("*")].filter(isField).find((other) => nameOf(other) === name);
}

/** Puts the caret of whoever is in a text back: writing moves it to the end, where nobody is who corrects the beginning. */
function caretOf(field: Field, value: string): () => void {
  const isElsewhere = field !== document.activeElement || field.value !== value;
  if (isElsewhere || field instanceof HTMLSelectElement || field.selectionStart === null) return () => {};
  return field.setSelectionRange.bind(field, field.selectionStart, field.selectionEnd);
}

/**
 * Tells that a text is done with when its field is left or Enter is pressed: a browser that has seen a script write a
 * text says so only of what is typed afterwards.
 */
function owe(field: Field, value: string): void {
  const { signal, abort } = cancellation();
  const pay = (event: Event): void => {
    if (event instanceof KeyboardEvent && !(event.key === "Enter" && field.matches("input"))) return;
    abort();
    if (field.value === value) field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  field.addEventListener("change", abort, { signal });
  for (const type of ["keydown", "blur"]) field.addEventListener(type, pay, { signal });
}

function cancellation(): { readonly signal: AbortSignal; readonly abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function retellText(field: Field, value: string, isSettled: boolean): void {
  // No script may write the name of a file; nobody takes it away either.
  if (field.type !== "file") {
    const putCaret = caretOf(field, value);
    // React compares with the value that it wrote last: first its own way back to the start, then past it.
    field.value = original(field);
    write(field, value);
    putCaret();
  }
  // Whoever is still typing has not finished: `change` comes when they leave the field. Whoever has left it, or pressed
  // Enter in it, did so before anybody heard it, and some fields wait for that.
  const isLeft = field !== document.activeElement;
  const isDone = isLeft || isSettled || field.matches("select");
  const types = ["input", ...(isDone ? ["change"] : []), ...(isLeft ? ["focusout"] : [])];
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
  if (!isDone) owe(field, value);
}

/** The texts and choices that differ from what the page came with. */
function typedTexts(root: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...root.querySelectorAll("*")].filter(isText);
  return new Map(fields.filter((field) => field.value !== original(field)).map((field) => [field, field.value]));
}

/** The same for ticks: boxes that differ, and of a group of radios the one that is chosen now. */
function tickedBoxes(root: ParentNode): readonly HTMLInputElement[] {
  const all = [...root.querySelectorAll<HTMLInputElement>(boxes)];
  return all.filter((box) => box.checked !== box.defaultChecked && (box.checked || box.type === "checkbox"));
}

/** Whether somebody has typed, chosen or ticked something in an island since the page came. */
export function isTouched(root: ParentNode): boolean {
  return typedTexts(root).size > 0 || tickedBoxes(root).length > 0;
}

/** Takes a tick back as if nobody had made it, with the radio that stood there before. */
function untick(root: ParentNode, box: HTMLInputElement): void {
  const { form, name, type } = box;
  const group = [...root.querySelectorAll<HTMLInputElement>(boxes)].filter(
    (other) => other === box || (type === "radio" && other.type === type && other.name === name && other.form === form),
  );
  for (const other of group) other.checked = other.defaultChecked;
}

/** Ticks again, one after the other, so that each is answered from what the one before has left. */
async function retick(root: ParentNode, [box, ...rest]: readonly HTMLInputElement[]): Promise<void> {
  if (box === undefined) return;
  const now = standing(root, box);
  if (now === box) untick(root, box);
  now?.click();
  await untilDrawn();
  await retick(root, rest);
}

/** Fields whose text is done with: what the browser's own `change` was heard of, and with which text. */
export type Settled = Pick<WeakMap<EventTarget, string>, "get">;

/** Notes that somebody is done with a text; for `change` events. */
export function noteSettled(settled: WeakMap<EventTarget, string>, target: EventTarget | null): void {
  if (target instanceof Element && isText(target)) settled.set(target, target.value);
}

/**
 * Remembers what was typed, chosen and ticked in an island, and listens to what is done from now on. The returned
 * function is called once the island has taken its markup over: it tells the new owner of the fields through the events
 * that it listens to, so that nothing done early is lost, also where the shop knew more than the page and the island was
 * drawn anew. It works once, and settles when everything has been told.
 */
export function keepTyped(root: HTMLElement, settled: Settled): () => Promise<void> {
  const texts = new Map(typedTexts(root));
  let ticks = tickedBoxes(root);
  let focused = document.activeElement;
  const { signal, abort } = cancellation();
  const listen = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === "focusin") focused = target;
    else if (isText(target)) texts.set(target, target.value);
    else ticks = tickedBoxes(root);
  };
  for (const type of ["input", "focusin"]) root.addEventListener(type, listen, { capture: true, signal });
  return async () => {
    if (signal.aborted) return;
    abort();
    if (focused && !focused.isConnected && isField(focused)) standing(root, focused)?.focus();
    for (const [field, value] of texts) {
      const now = standing(root, field);
      if (now) retellText(now, value, settled.get(field) === value);
    }
    await retick(root, ticks);
  };
}
