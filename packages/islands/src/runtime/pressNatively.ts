import { formOf } from "./formOf.ts";

/** Sends a POST form as a press of `control` does, without leaving the page. If it rejects, only that press is lost. */
export type SendForm = (form: HTMLFormElement, control: HTMLElement) => Promise<void>;

/**
 * How a control is pressed, and how a form is sent without leaving the page. Without `sendForm` only the last press
 * counts.
 */
export interface PressOptions {
  readonly press: (control: HTMLElement) => void;
  readonly sendForm?: SendForm | undefined;
}

/** The number field that a step button changes; null for any other control. */
function steppedField(control: HTMLElement): HTMLInputElement | null {
  const isStep = control.dataset["step"] !== undefined;
  return isStep ? (formOf(control)?.querySelector<HTMLInputElement>("input[type=number]") ?? null) : null;
}

/** The number after one step, within its bounds. */
function nextNumber(field: HTMLInputElement, step: HTMLElement): string {
  const { value } = field;
  if (step.dataset["step"] === "increase") field.stepUp();
  else field.stepDown();
  const next = field.value;
  field.value = value;
  return next;
}

/** Updates the value of every step button of a form to match the current number. */
function renewSteps(field: HTMLInputElement): void {
  for (const step of field.form?.querySelectorAll<HTMLButtonElement>("button[data-step]") ?? [])
    step.value = nextNumber(field, step);
}

/** Whether a later press covers this one: another step of the same number, or the same control again. */
function isContained(control: HTMLElement, later: readonly HTMLElement[]): boolean {
  const field = steppedField(control);
  return later.some((other) => other === control || (field !== null && steppedField(other) === field));
}

/** Whether a press leaves the page when no script handles it. */
const leavesPage = (control: HTMLElement): boolean => !control.matches("[type=button],[type=reset]");

/**
 * Performs one press. It presses the control if no later press leaves the page. Otherwise it sends the form in the
 * background, if it changes something and no later press does so anyway.
 */
async function performPress(
  control: HTMLElement,
  later: readonly HTMLElement[],
  { press, sendForm }: PressOptions,
): Promise<void> {
  const field = steppedField(control);
  if (field !== null) {
    // A step is relative to the current number, even if that was typed.
    renewSteps(field);
    field.value = nextNumber(field, control);
  }
  const form = formOf(control);
  if (!leavesPage(control) || !later.some(leavesPage)) press(control);
  // Nobody sees the response to a GET form, so it is not sent. Whatever happens to this press, the later ones are
  // performed.
  else if (form?.method === "post" && !isContained(control, later)) await sendForm?.(form, control).catch(() => {});
  // A further press before the page is left continues from here.
  if (field !== null) renewSteps(field);
}

/**
 * Presses controls in order, as on a page without script. Steps of a number add up. Of several forms, all but the last
 * are sent with `sendForm` if they change something; the last press leaves the page. Controls that need script are
 * pressed in turn.
 */
export async function pressNatively(controls: readonly HTMLElement[], options: PressOptions): Promise<void> {
  const [control, ...later] = controls;
  if (control === undefined) return;
  await performPress(control, later, options);
  await pressNatively(later, options);
}
