const pressable = "button,input[type=submit],[data-hold]";

/** The control that a click at `target` would press, or null when the browser answers it by itself (links, fields). */
export function pressedControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
}

/** Child indexes that lead from an island to a control inside it. */
function pathTo(island: HTMLElement, control: HTMLElement): readonly number[] {
  const parent = control.parentElement;
  if (control === island || !parent) return [];
  return [...pathTo(island, parent), [...parent.children].indexOf(control)];
}

/** The control at the same place, for when hydration had to draw the island anew. */
function controlAt(island: HTMLElement, path: readonly number[]): HTMLElement | null {
  const found = path.reduce<Element | undefined>((element, index) => element?.children[index], island);
  return found instanceof HTMLElement ? found : null;
}

function isSubmit(control: HTMLElement): boolean {
  return control.matches("button:not([type=button],[type=reset]),[type=submit]");
}

const retryMs = 50;

let pressing = false;

/** True while a control is pressed again: the click is then meant for the page, not for holding. */
export const isPressing = (): boolean => pressing;

/** Presses a control; one that is disabled, as while a form is being updated, is waited for a few seconds. */
function press(control: HTMLElement | null, triesLeft = 80): void {
  if (!control) return;
  if (control.matches(":disabled") && triesLeft) {
    setTimeout(press, retryMs, control, triesLeft - 1);
    return;
  }
  pressing = true;
  control.click();
  pressing = false;
}

/** Presses a control in the next frame, so that a press is seen before whatever answers it takes its time. */
export function pressSoon(control: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(press, 0, control, 0));
}

/** Clicks that came before their island was awake, in order; see `createHeldActions`. */
export interface HeldActions {
  /** Keeps one click for later and shows the control as pending. */
  hold(control: HTMLElement): void;
  /** Takes the pending marks away, so that hydration meets the markup that the server sent. */
  unmark(): void;
  /** Presses the held controls again, in order, and forgets them. */
  replay(): void;
}

/**
 * Keeps clicks until they can be answered. A submit button is pressed once however often it was clicked, so that an
 * impatient second click buys nothing twice; every other control is pressed as often as it was clicked.
 */
export function createHeldActions(island: HTMLElement): HeldActions {
  let held: { readonly control: HTMLElement; readonly path: readonly number[] }[] = [];
  const unmark = () => {
    for (const { control } of held) delete control.dataset["pending"];
  };
  return {
    hold(control) {
      const isRepeated = isSubmit(control) && held.some((action) => action.control === control);
      if (!isRepeated) held.push({ control, path: pathTo(island, control) });
      control.dataset["pending"] = "";
    },
    unmark,
    replay() {
      unmark();
      const actions = held;
      held = [];
      for (const { control, path } of actions) press(control.isConnected ? control : controlAt(island, path));
    },
  };
}
