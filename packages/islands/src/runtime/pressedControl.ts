import type { EarlyPresses } from "./EarlyPresses.ts";
import type { SendForm } from "./pressNatively.ts";

const pressable = "button,input[type=submit],[data-hold]";

/**
 * The control that a click presses, or null when the browser handles it natively: links and fields, and also a held
 * link that is opened in a new tab or window, or downloaded.
 */
export function pressedControl({ target, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  return control?.matches("a") && (altKey || ctrlKey || metaKey || shiftKey) ? null : control;
}

/** Whether a press does nothing without script. */
export const needsScript = (control: HTMLElement): boolean => control.matches("[type=button]");

/** All controls in an island that can be pressed, in page order. */
export const pressableControls = (island: HTMLElement): readonly HTMLElement[] => [
  ...island.querySelectorAll<HTMLElement>(pressable),
];

let pressing = false;

/** True while a control is being pressed again: that click must reach the page and not be held. */
export const isPressing = (): boolean => pressing;

/** Clicks a control for a visitor whose own click came too early. */
export function press(control: HTMLElement): void {
  pressing = true;
  try {
    control.click();
  } finally {
    pressing = false;
  }
}

/**
 * Presses controls as on a page without script, which leaves the page; only the last one if `captureEarlyPresses` did
 * not run.
 */
export function pressWithoutIsland(controls: readonly HTMLElement[], sendForm?: SendForm): void {
  const early: EarlyPresses | undefined = window.torgEarlyPresses;
  if (early) void early.pressNatively(controls, { press, sendForm });
  else for (const control of controls.slice(-1)) press(control);
}
