import { subjectOf } from "../page/subjectOf.ts";
import { formOf } from "./formOf.ts";
import { pressableControls } from "./pressedControl.ts";

/**
 * Identifies a control across re-renders: by its form, its name and its value; outside forms by its text. The value of
 * a step button is left out, because it depends on the current quantity. A control that awake is of another kind, such
 * as a link that becomes a button, has the same name in `data-held-as` as both.
 */
function nameOf(control: HTMLElement): string {
  const { heldAs } = control.dataset;
  if (heldAs !== undefined) return heldAs;
  const form = formOf(control);
  const attributes = ["href", "name", control.dataset["step"] ? "data-step" : "value"].map((name) =>
    control.getAttribute(name),
  );
  return [...(form ? [subjectOf(form)] : [control.ariaLabel ?? control.textContent]), ...attributes].join();
}

/** A control with the data to find it again after a re-render; made while it is in the document. */
export interface IdentifiedControl {
  readonly control: HTMLElement;
  readonly name: string;
  /** Its position among the controls with the same name, and their number. */
  readonly index: number;
  readonly count: number;
}

const controlsNamed = (island: HTMLElement, name: string): readonly HTMLElement[] =>
  pressableControls(island).filter((control) => nameOf(control) === name);

/** Records a control, to find it after its island is re-rendered. */
export function identifyControl(island: HTMLElement, control: HTMLElement): IdentifiedControl {
  const name = nameOf(control);
  const sameName = controlsNamed(island, name);
  return { control, name, index: sameName.indexOf(control), count: sameName.length };
}

/**
 * The control itself, or its replacement after a re-render. Null when it is gone, or cannot be told apart from others
 * of the same name: those were not pressed.
 */
export function findControl(
  island: HTMLElement,
  { control, name, index, count }: IdentifiedControl,
): HTMLElement | null {
  if (control.isConnected) return control;
  const sameName = controlsNamed(island, name);
  return sameName.length === count ? (sameName[index] ?? null) : null;
}
