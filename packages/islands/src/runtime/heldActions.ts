import { untilDrawn } from "./untilDrawn.ts";

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

const retryMs = 50;

/** How often a control that is disabled, as while a form is being updated, is looked at again. */
const retries = 80;

let pressing = false;

/** True while a control is pressed again: the click is then meant for the page, not for holding. */
export const isPressing = (): boolean => pressing;

function press(control: HTMLElement | null): void {
  pressing = true;
  control?.click();
  pressing = false;
}

async function untilEnabled(control: HTMLElement, triesLeft = retries): Promise<void> {
  if (!control.matches(":disabled") || triesLeft === 0) return;
  await new Promise((resolve) => setTimeout(resolve, retryMs));
  await untilEnabled(control, triesLeft - 1);
}

/** Presses a control in the next frame, so that a press is seen before whatever answers it takes its time. */
export function pressSoon(control: HTMLElement): void {
  void untilDrawn().then(() => press(control));
}

/** Clicks that came before their island was awake, in order; see `createHeldActions`. */
export interface HeldActions {
  /** True while presses are held or pressed again: what is pressed meanwhile waits for its turn. */
  readonly isBusy: () => boolean;
  /** Keeps one click for later and shows the control as pending. */
  readonly hold: (control: HTMLElement) => void;
  /** Takes the pending marks away, so that hydration meets the markup that the server sent. */
  readonly unmark: () => void;
  /** Presses the held controls again, as often as they were pressed, each once the one before has been answered. */
  readonly replay: () => Promise<void>;
  /** Presses each held control once, for the form around it: the page is left with the first of them. */
  readonly replayNatively: () => void;
}

interface HeldAction {
  readonly control: HTMLElement;
  readonly path: readonly number[];
}

/** Keeps clicks until they can be answered. */
export function createHeldActions(island: HTMLElement): HeldActions {
  let held: readonly HeldAction[] = [];
  let replaying = false;
  const unmark = () => {
    for (const { control } of held) delete control.dataset["pending"];
  };
  const takeAll = (): readonly HeldAction[] => {
    unmark();
    const actions = held;
    held = [];
    return actions;
  };
  const standing = ({ control, path }: HeldAction) => (control.isConnected ? control : controlAt(island, path));
  const pressAll = async (actions: readonly HeldAction[], before: HTMLElement | null = null): Promise<void> => {
    const [next, ...rest] = actions;
    if (next === undefined) return held.length > 0 ? pressAll(takeAll(), before) : undefined;
    const control = standing(next);
    // Whoever presses what has become disabled by the press before asks for nothing, early or late.
    if (control !== null && control !== before) await untilEnabled(control);
    press(control);
    await untilDrawn();
    return pressAll(rest, control);
  };
  return {
    isBusy: () => replaying || held.length > 0,
    hold(control) {
      held = [...held, { control, path: pathTo(island, control) }];
      control.dataset["pending"] = "";
    },
    unmark,
    async replay() {
      replaying = true;
      await pressAll(takeAll());
      replaying = false;
    },
    replayNatively() {
      for (const control of new Set(takeAll().map(standing))) press(control);
    },
  };
}
