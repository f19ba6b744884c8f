import type { KnownControl } from "./controlName.ts";
import { knownControl, standingControl } from "./controlName.ts";
import { onceQuiet } from "./onceQuiet.ts";
import { needsScript, press, pressWithoutIsland } from "./pressedControl.ts";
import type { SendForm } from "./pressNatively.ts";
import { untilDrawn } from "../page/untilDrawn.ts";

const retryMs = 50;

/** How often a control that is disabled, as while a form is being updated, is looked at again. */
const retries = 80;

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
  /**
   * Presses the held controls as a page without script does, which leaves it, once nobody presses on. What only script
   * answers is kept while the island may still come.
   */
  readonly replayNatively: () => void;
}

/** Keeps clicks until they can be answered; what is not there any more by then is not pressed, nor anything else instead. */
export function createHeldActions(island: HTMLElement, sendForm?: SendForm): HeldActions {
  let held: readonly KnownControl[] = [];
  let replaying = false;
  const unmark = () => {
    for (const { control } of held) delete control.dataset["pending"];
  };
  /** All that is held and still there: found before the first is pressed, which may change what another is known by. */
  const takeAll = (): readonly KnownControl[] => {
    unmark();
    const all = held;
    held = [];
    return all.flatMap((known) => {
      const control = standingControl(island, known);
      return control === null ? [] : [{ ...known, control }];
    });
  };
  const pressAll = async (all: readonly KnownControl[], before: HTMLElement | null = null): Promise<void> => {
    const [known, ...rest] = all;
    if (known === undefined) return held.length > 0 ? pressAll(takeAll(), before) : undefined;
    const control = standingControl(island, known);
    if (control === null) return pressAll(rest, before);
    // Whoever presses what has become disabled by the press before asks for nothing, early or late.
    if (control !== before) await untilEnabled(control);
    press(control);
    await untilDrawn();
    return pressAll(rest, control);
  };
  const keep = (known: KnownControl): void => {
    held = [...held, known];
    known.control.dataset["pending"] = "";
  };
  const replayNatively = onceQuiet(() => {
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
      await pressAll(takeAll());
      replaying = false;
    },
    replayNatively,
  };
}
