import type { KnownControl } from "./controlReplacement.ts";
import { knownControl, controlReplacement } from "./controlReplacement.ts";
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

/** Clicks that came before their island was awake, in order; see `createHeldActions`. */
export interface HeldActions {
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
export function createHeldActions(island: HTMLElement, sendForm?: SendForm): HeldActions {
  let held: readonly KnownControl[] = [];
  let replaying = false;
  const unmark = () => {
    for (const { control } of held) delete control.dataset["pending"];
  };
  /**
   * All held controls that still exist. Found before the first is pressed, because that may change how others are
   * identified.
   */
  const takeAll = (): readonly KnownControl[] => {
    unmark();
    const all = held;
    held = [];
    return all.flatMap((known) => {
      const control = controlReplacement(island, known);
      return control === null ? [] : [{ ...known, control }];
    });
  };
  const pressAll = async (all: readonly KnownControl[], before?: HTMLElement): Promise<void> => {
    const [known, ...rest] = all;
    if (known === undefined) return held.length > 0 ? pressAll(takeAll(), before) : undefined;
    const control = controlReplacement(island, known);
    if (control === null) return pressAll(rest, before);
    // A repeated press on a control that the press before has disabled does nothing, early or late.
    if (control !== before) await untilEnabled(control);
    press(control);
    await nextPaint();
    return pressAll(rest, control);
  };
  const keep = (known: KnownControl): void => {
    held = [...held, known];
    known.control.dataset["pending"] = "";
  };
  const replayNatively = debounce(() => {
    const all = takeAll();
    const isLost = island.dataset["state"] === "failed";
    const waits = ({ control }: KnownControl): boolean => !isLost && needsScript(control);
    for (const known of all.filter(waits)) keep(known);
    const others = all.filter((known) => !waits(known));
    pressWithoutIsland(
      others.map(({ control }) => control),
      sendForm,
    );
  });
  return {
    isBusy: () => replaying || held.length > 0,
    hold(control) {
      keep(knownControl(island, control));
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
