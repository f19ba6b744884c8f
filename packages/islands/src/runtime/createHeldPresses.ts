import type { IdentifiedControl } from "./identifiedControl.ts";
import { identifyControl, findControl } from "./identifiedControl.ts";
import { debounce } from "./debounce.ts";
import { needsScript, press, pressWithoutIsland } from "./pressedControl.ts";
import type { SendForm } from "./pressNatively.ts";
import { nextPaint } from "../page/nextPaint.ts";

const retryMs = 50;

/** How many times a disabled control is checked again; it may be disabled only while its form is updated. */
const retries = 80;

async function untilEnabled(control: HTMLElement, triesLeft = retries): Promise<void> {
  if (!control.matches(":disabled") || triesLeft === 0) return;
  await new Promise((resolve) => setTimeout(resolve, retryMs));
  await untilEnabled(control, triesLeft - 1);
}

/** Presses a control in the next frame, so that the press is visible before a slow handler runs. */
export function pressSoon(control: HTMLElement): void {
  void nextPaint().then(() => press(control));
}

/** Clicks that came before their island was awake, in order; see `createHeldPresses`. */
export interface HeldPresses {
  /** True while presses are held or replayed: further presses must wait their turn. */
  readonly isBusy: () => boolean;
  /** Keeps one click for later and shows the control as pending. */
  readonly hold: (control: HTMLElement) => void;
  /** Removes the pending marks, so that hydration finds the markup the server sent. */
  readonly unmark: () => void;
  /** Presses the held controls again, as often as they were pressed, each after the previous one has been handled. */
  readonly replay: () => Promise<void>;
  /**
   * Presses the held controls as on a page without script, which leaves the page, once the user has stopped pressing.
   * Controls that need script are kept while the island may still load.
   */
  readonly replayNatively: () => void;
}

/**
 * Holds clicks until they can be handled. A control that is gone by then is not pressed, nor is another in its place.
 */
export function createHeldPresses(island: HTMLElement, sendForm?: SendForm): HeldPresses {
  let held: readonly IdentifiedControl[] = [];
  let replaying = false;
  const unmark = () => {
    for (const { control } of held) delete control.dataset["pending"];
  };
  /**
   * All held controls that still exist. Found before the first is pressed, because that may change how others are
   * identified.
   */
  const takeAll = (): readonly IdentifiedControl[] => {
    unmark();
    const presses = held;
    held = [];
    return presses.flatMap((heldPress) => {
      const control = findControl(island, heldPress);
      return control === null ? [] : [{ ...heldPress, control }];
    });
  };
  const pressAll = async (presses: readonly IdentifiedControl[], before?: HTMLElement): Promise<void> => {
    const [next, ...rest] = presses;
    if (next === undefined) return held.length > 0 ? pressAll(takeAll(), before) : undefined;
    const control = findControl(island, next);
    if (control === null) return pressAll(rest, before);
    // A repeated press on a control that the press before has disabled does nothing, early or late.
    if (control !== before) await untilEnabled(control);
    press(control);
    await nextPaint();
    return pressAll(rest, control);
  };
  const holdControl = (heldPress: IdentifiedControl): void => {
    held = [...held, heldPress];
    heldPress.control.dataset["pending"] = "";
  };
  const replayNatively = debounce(() => {
    const presses = takeAll();
    const hasFailed = island.dataset["state"] === "failed";
    const waits = ({ control }: IdentifiedControl): boolean => !hasFailed && needsScript(control);
    for (const heldPress of presses.filter(waits)) holdControl(heldPress);
    const others = presses.filter((heldPress) => !waits(heldPress));
    pressWithoutIsland(
      others.map(({ control }) => control),
      sendForm,
    );
  });
  return {
    isBusy: () => replaying || held.length > 0,
    hold(control) {
      holdControl(identifyControl(island, control));
    },
    unmark,
    async replay() {
      replaying = true;
      try {
        await pressAll(takeAll());
      } finally {
        replaying = false;
      }
    },
    replayNatively,
  };
}
