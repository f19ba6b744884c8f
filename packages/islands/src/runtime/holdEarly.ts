import type { EarlyPresses } from "./EarlyPresses.ts";
import { formOf } from "./formOf.ts";
import { onceQuiet } from "./onceQuiet.ts";
import { needsScript, pressedControl } from "./pressedControl.ts";
import { pressNatively } from "./pressNatively.ts";

/** What a document without its runtime does with presses. */
export interface EarlyOptions {
  /** How long a press waits for the runtime, in milliseconds; 4000 if left out. */
  readonly patienceMs?: number;
}

/** A form that only asks may be sent as often as somebody likes: the browser does so at once. */
const onlyAsks = (control: HTMLElement): boolean =>
  formOf(control)?.method === "get" && control.getAttribute("type") !== "button";

/**
 * Holds presses in islands from the first moment of a document, so that each counts although the runtime is still on its
 * way; `startIslands` takes them over. When no runtime comes in time, they are done as a page without script does them,
 * and so is every later press, once nobody presses on; what only script answers goes on waiting for it.
 */
export function holdEarly({ patienceMs = 4000 }: EarlyOptions = {}): void {
  const pressed: HTMLElement[] = [];
  const end = new AbortController();
  let isPatient = true;
  let isLost = false;
  let isPressing = false;
  const take = (): readonly HTMLElement[] => {
    for (const control of pressed) delete control.dataset["pending"];
    return pressed.splice(0);
  };
  const press = (control: HTMLElement): void => {
    isPressing = true;
    control.click();
    isPressing = false;
  };
  const keep = (control: HTMLElement): void => {
    control.dataset["pending"] = "";
    pressed.push(control);
  };
  const leave = onceQuiet(() => {
    const all = take();
    const waits = (control: HTMLElement): boolean => !isLost && needsScript(control);
    for (const control of all.filter(waits)) keep(control);
    void pressNatively(
      all.filter((control) => !waits(control)),
      { press },
    );
  });
  const giveUp = (): void => {
    isPatient = false;
    leave();
  };
  const hold = (event: MouseEvent): void => {
    const control = isPressing ? null : pressedControl(event);
    if (!control?.closest("[data-island]") || control.matches("[popovertarget]") || onlyAsks(control)) return;
    event.preventDefault();
    keep(control);
    if (isPatient) setTimeout(giveUp, patienceMs);
    else leave();
  };
  const listening = { capture: true, signal: end.signal };
  document.addEventListener("click", hold, listening);
  const lose = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement)) return;
    isLost = true;
    giveUp();
  };
  document.addEventListener("error", lose, listening);
  window.torgEarlyPresses = {
    take() {
      end.abort();
      return take();
    },
    pressNatively,
  } satisfies EarlyPresses;
}
