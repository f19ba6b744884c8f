import type { EarlyPresses } from "./EarlyPresses.ts";
import { formOf } from "./formOf.ts";
import { onceQuiet } from "./onceQuiet.ts";
import { pressedControl } from "./pressedControl.ts";
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
 * way; `startIslands` takes them over. When no runtime comes, they are done as a page without script does them, and so is
 * every later press, once nobody presses on.
 */
export function holdEarly({ patienceMs = 4000 }: EarlyOptions = {}): void {
  const pressed: HTMLElement[] = [];
  const end = new AbortController();
  let isPatient = true;
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
  const leave = onceQuiet(() => void pressNatively(take(), { press }));
  const giveUp = (): void => {
    isPatient = false;
    leave();
  };
  const hold = (event: MouseEvent): void => {
    const control = isPressing ? null : pressedControl(event);
    if (!control?.closest("[data-island]") || control.matches("[popovertarget]") || onlyAsks(control)) return;
    event.preventDefault();
    control.dataset["pending"] = "";
    pressed.push(control);
    if (isPatient) setTimeout(giveUp, patienceMs);
    else leave();
  };
  const listening = { capture: true, signal: end.signal };
  document.addEventListener("click", hold, listening);
  document.addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && giveUp(), listening);
  window.torgEarlyPresses = {
    take() {
      end.abort();
      return take();
    },
    pressNatively,
  } satisfies EarlyPresses;
}
