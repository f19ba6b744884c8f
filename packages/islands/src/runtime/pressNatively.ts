import { formOf } from "./formOf.ts";

/** Sends a form of the method post as a press of `control` does, while the page stays; when it rejects, that press is lost alone. */
export type SendForm = (form: HTMLFormElement, control: HTMLElement) => Promise<void>;

/** How a press is done, and how a form is sent without leaving the page; if that is left out, only the last press counts. */
export interface Ways {
  readonly press: (control: HTMLElement) => void;
  readonly sendForm?: SendForm | undefined;
}

/** The number that a step beside it moves, and the step; null for any other control. */
function steppedField(control: HTMLElement): HTMLInputElement | null {
  const isStep = control.dataset["step"] !== undefined;
  return isStep ? (formOf(control)?.querySelector<HTMLInputElement>("input[type=number]") ?? null) : null;
}

/** What a number becomes by one step, within its bounds. */
function nextNumber(field: HTMLInputElement, step: HTMLElement): string {
  const { value } = field;
  if (step.dataset["step"] === "increase") field.stepUp();
  else field.stepDown();
  const next = field.value;
  field.value = value;
  return next;
}

/** Lets every step of a form send what follows the number that stands there now. */
function renewSteps(field: HTMLInputElement): void {
  for (const step of field.form?.querySelectorAll<HTMLButtonElement>("button[data-step]") ?? [])
    step.value = nextNumber(field, step);
}

/** Whether a later press says all that this one does: of the steps of one number, and of anything that is pressed again. */
function isContained(control: HTMLElement, later: readonly HTMLElement[]): boolean {
  const field = steppedField(control);
  return later.some((other) => other === control || (field !== null && steppedField(other) === field));
}

/** Whether a press leaves the page where no script answers it. */
const leaves = (control: HTMLElement): boolean => !control.matches("[type=button],[type=reset]");

/**
 * Does what one press asks for: by pressing if no later one leaves the page, else behind it, if it changes something and
 * no later one does so anyway.
 */
async function answer(control: HTMLElement, later: readonly HTMLElement[], { press, sendForm }: Ways): Promise<void> {
  const field = steppedField(control);
  if (field !== null) {
    // A step sends what follows the number that stands there, also where that was typed.
    renewSteps(field);
    field.value = nextNumber(field, control);
  }
  const form = formOf(control);
  if (!leaves(control) || !later.some(leaves)) press(control);
  // A form that only asks has no answer that anybody sees. Whatever becomes of this press, the later ones are made.
  else if (form?.method === "post" && !isContained(control, later)) await sendForm?.(form, control).catch(() => {});
  // Whoever presses once more before the page is left goes on from there.
  if (field !== null) renewSteps(field);
}

/**
 * Presses controls as a page without script is pressed, in order: presses on the steps of a number add up, and of several
 * forms all but the last are sent with `sendForm`, if they change something. With the last press the page is left; what only
 * a script answers is pressed as it comes.
 */
export async function pressNatively(controls: readonly HTMLElement[], ways: Ways): Promise<void> {
  const [control, ...later] = controls;
  if (control === undefined) return;
  await answer(control, later, ways);
  await pressNatively(later, ways);
}
