import type { EarlyPresses } from "./EarlyPresses.ts";
import { formOf } from "./formOf.ts";
import { debounce } from "./debounce.ts";
import { isPressing, needsScript, press, pressedControl } from "./pressedControl.ts";
import { pressNatively } from "./pressNatively.ts";

/** Options for presses in a document without its runtime. */
export interface EarlyOptions {
  /** How long a press waits for the runtime, in milliseconds; 4000 if left out. */
  readonly patienceMs?: number;
}

/** A GET form may be sent any number of times, so the browser submits it at once. */
const onlyAsks = (control: HTMLElement): boolean =>
  formOf(control)?.method === "get" && control.getAttribute("type") !== "button";

/** Whether the runtime may still come in time, has not come in time, or could not be loaded. */
type RuntimeState = "awaited" | "late" | "lost";

/**
 * Holds presses in islands from the first moment of a document, so that none is lost while the runtime loads;
 * `startIslands` takes them over. If the runtime does not come in time, these and all later presses are performed as on
 * a page without script, once the user has stopped pressing. Controls that need script keep waiting for it.
 */
export function captureEarlyPresses({ patienceMs = 4000 }: EarlyOptions = {}): void {
  const held: HTMLElement[] = [];
  const listening = new AbortController();
  let runtime: RuntimeState = "awaited";
  const take = (): readonly HTMLElement[] => {
    for (const control of held) delete control.dataset["pending"];
    return held.splice(0);
  };
  const hold = (control: HTMLElement): void => {
    control.dataset["pending"] = "";
    held.push(control);
  };
  const pressHeld = debounce(() => {
    const controls = take();
    const waits = (control: HTMLElement): boolean => runtime !== "lost" && needsScript(control);
    for (const control of controls.filter(waits)) hold(control);
    void pressNatively(
      controls.filter((control) => !waits(control)),
      { press },
    );
  });
  const giveUp = (reason: "late" | "lost"): void => {
    if (runtime !== "lost") runtime = reason;
    pressHeld();
  };
  const onClick = (event: MouseEvent): void => {
    const control = isPressing() ? null : pressedControl(event);
    if (!control?.closest("[data-island]") || control.matches("[popovertarget]") || onlyAsks(control)) return;
    event.preventDefault();
    hold(control);
    if (runtime === "awaited") setTimeout(giveUp, patienceMs, "late");
    else pressHeld();
  };
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLScriptElement) giveUp("lost");
  };
  const options = { capture: true, signal: listening.signal };
  document.addEventListener("click", onClick, options);
  document.addEventListener("error", onError, options);
  window.torgEarlyPresses = {
    take() {
      listening.abort();
      return take();
    },
    pressNatively,
  } satisfies EarlyPresses;
}
