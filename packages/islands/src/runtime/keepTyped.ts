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

function retellText(field: Field, value: string): void {
  const putCaret = caretOf(field, value);
  // React compares with the value that it wrote last: first its own way back to the start, then past it.
  field.value = original(field);
  write(field, value);
  putCaret();
  // Whoever is still typing has not finished: `change` comes when they leave the field. Whoever has left it did so before
  // anybody heard it, and some fields wait for that.
  const isLeft = field !== document.activeElement;
  const types = ["input", ...(isLeft || field.matches("select") ? ["change"] : []), ...(isLeft ? ["focusout"] : [])];
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The texts and choices that differ from what the page came with. */
function typedTexts(root: ParentNode): ReadonlyMap<Field, string> {
  const fields = [...root.querySelectorAll("*")].filter(isText);
  return new Map(fields.filter((field) => field.value !== original(field)).map((field) => [field, field.value]));
}

/** The same for ticks: all go back to how the page came, and each that differed is pressed again. */
function tickedBoxes(root: ParentNode): readonly (() => void)[] {
  const all = [...root.querySelectorAll<HTMLInputElement>(boxes)];
  const came = all.map((box) => box.defaultChecked);
  const pressed = all.filter((box, index) => box.checked !== came[index] && (box.checked || box.type === "checkbox"));
  if (pressed.length === 0) return [];
  const goBack = () => {
    for (const [index, box] of all.entries()) box.checked = came[index] === true;
  };
  return [
    goBack,
    ...pressed.map((box) => () => {
      standing(root, box)?.click();
    }),
  ];
}

/**
 * Remembers what was typed, chosen and ticked in an island, and listens to what is done from now on. The returned
 * function is called once the island is awake: it tells the new owner of the fields through the events that it listens
 * to, so that nothing done early is lost, also where the shop knew more than the page and the island was drawn anew.
 */
export function keepTyped(root: HTMLElement): () => void {
  const texts = new Map(typedTexts(root));
  let ticks = tickedBoxes(root);
  let focused = document.activeElement;
  const listen = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return;
    if (type === "focusin") focused = target;
    else if (isText(target)) texts.set(target, target.value);
    else ticks = tickedBoxes(root);
  };
  const types = ["input", "focusin"];
  for (const type of types) root.addEventListener(type, listen, true);
  return () => {
    for (const type of types) root.removeEventListener(type, listen, true);
    if (focused && !focused.isConnected && isField(focused)) standing(root, focused)?.focus();
    for (const [field, value] of texts) {
      const now = standing(root, field);
      if (now) retellText(now, value);
    }
    for (const act of ticks) act();
  };
}
