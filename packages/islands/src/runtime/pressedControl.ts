import type { EarlyPresses } from "./EarlyPresses.ts";
import type { SendForm } from "./pressNatively.ts";

const pressable = "button,input[type=submit],[data-hold]";

/**
 * The control that a click presses, or null when the browser answers it by itself: links and fields, and a link that is
 * held when it is opened beside the page.
 */
export function pressedControl({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  return control?.matches("a") && (ctrlKey || metaKey || shiftKey) ? null : control;
}

/** Whether a browser does nothing with a press by itself. */
export const needsScript = (control: HTMLElement): boolean => control.matches("[type=button]");

/** All that can be pressed in an island, in the order of the page. */
export const pressedControls = (island: HTMLElement): readonly HTMLElement[] => [
  ...island.querySelectorAll<HTMLElement>(pressable),
];

let pressing = false;

/** True while a control is pressed again: the click is then meant for the page, not for holding. */
export const isPressing = (): boolean => pressing;

/** Clicks a control on behalf of a visitor whose own click came too early. */
export function press(control: HTMLElement): void {
  pressing = true;
  control.click();
  pressing = false;
}

/** Presses controls as a page without script is pressed, which leaves it; only the last where `holdEarly` did not run. */
export function pressWithoutIsland(controls: readonly HTMLElement[], sendForm?: SendForm): void {
  const early: EarlyPresses | undefined = window.torgEarlyPresses;
  if (early) void early.pressNatively(controls, { press, sendForm });
  else for (const control of controls.slice(-1)) press(control);
}
