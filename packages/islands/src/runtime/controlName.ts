import { subjectOf } from "../page/subjectOf.ts";
import { formOf } from "./formOf.ts";
import { pressedControls } from "./pressedControl.ts";

/**
 * What a control is, however often its island is drawn: by its form, its name and what it sends; outside of forms by its
 * words. What a step sends is left out, as it follows the number that stands beside it.
 */
function nameOf(control: HTMLElement): string {
  const form = formOf(control);
  const own = ["href", "name", control.dataset["step"] ? "data-step" : "value"].map((name) =>
    control.getAttribute(name),
  );
  return [...(form ? [subjectOf(form)] : [control.ariaLabel ?? control.textContent]), ...own].join();
}

/** A control as it can be found again; made while it stands. */
export interface KnownControl {
  readonly control: HTMLElement;
  readonly name: string;
  /** Which of those that are called the same it is, and how many they are. */
  readonly index: number;
  readonly count: number;
}

const namesakes = (island: HTMLElement, name: string): readonly HTMLElement[] =>
  pressedControls(island).filter((control) => nameOf(control) === name);

/** Notes what a control is, for when its island is drawn anew. */
export function knownControl(island: HTMLElement, control: HTMLElement): KnownControl {
  const name = nameOf(control);
  const all = namesakes(island, name);
  return { control, name, index: all.indexOf(control), count: all.length };
}

/**
 * The control itself, or the one that took its place when the island was drawn anew. Null when it is gone, and when it
 * cannot be told from others that are called the same: nobody asked for those.
 */
export function standingControl(
  island: HTMLElement,
  { control, name, index, count }: KnownControl,
): HTMLElement | null {
  if (control.isConnected) return control;
  const all = namesakes(island, name);
  return all.length === count ? (all[index] ?? null) : null;
}
