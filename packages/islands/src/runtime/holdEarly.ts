import type { EarlyPresses } from "./EarlyPresses.ts";
import { formOf } from "./formOf.ts";
import { debounce } from "./debounce.ts";
import { needsScript, pressedControl } from "./pressedControl.ts";
import { pressNatively } from "./pressNatively.ts";

/** Options for presses in a document without its runtime. */
export interface EarlyOptions {
  /** How long a press waits for the runtime, in milliseconds; 4000 if left out. */
  readonly patienceMs?: number;
}

/** A GET form may be sent any number of times, so the browser submits it at once. */
const onlyAsks = (control: HTMLElement): boolean =>
  formOf(control)?.method === "get" && control.getAttribute("type") !== "button";

/**
 * Holds presses in islands from the first moment of a document, so that none is lost while the runtime loads;
 * `startIslands` takes them over. If the runtime does not come in time, these and all later presses are performed as on
 * a page without script, once the user has stopped pressing. Controls that need script keep waiting for it.
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
  const leave = debounce(() => {
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
