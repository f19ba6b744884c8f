import { createHeldPresses, pressSoon } from "./createHeldPresses.ts";
import type { HeldPresses } from "./createHeldPresses.ts";
import type { EarlyInput } from "../page/EarlyInput.ts";
import { loadChunk } from "./loadChunk.ts";
import type { Settled } from "./recordInput.ts";
import { isTouched, recordSettled, recordInput } from "./recordInput.ts";
import { isPressing, pressedControl } from "./pressedControl.ts";
import type { SendForm } from "./pressNatively.ts";

/**
 * Takes over the markup inside `element`, and settles when it handles events. As soon as its fields listen, it calls
 * `takeTyped` for earlier input and replays it (`replayInput`); a mount made by `hydrateView` does so itself. Only the
 * first call of `takeTyped` gives the input.
 */
export type Mount = (element: HTMLElement, takeTyped: () => EarlyInput | null) => Promise<void> | void;

/** The export of an island's file that the browser uses. */
export interface IslandModule {
  readonly mount: Mount;
}

/** How the runtime loads islands; names are those of `data-island`. */
export interface IslandsOptions {
  /** Fetches the module of an island; called once per island and element. */
  readonly load: (name: string) => Promise<IslandModule>;
  /** How long a held click waits before the form or link does it natively, in milliseconds; 4000 if left out. */
  readonly patienceMs?: number;
  /** Sends forms pressed before the last press when no module comes; if left out, only the last press counts. */
  readonly sendForm?: SendForm;
}

/** The waking islands of a document. */
export interface Islands {
  /** Wakes one island now; does nothing when it is awake or waking. */
  wake(island: HTMLElement): void;
  /** Takes all listeners off the document. */
  stop(): void;
}

const intents = ["pointerover", "pointerdown", "focusin", "input", "change"] as const;
const controls = "button,input,select,textarea,label,summary,[data-wake]";

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
}

const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(controls) : null;

/**
 * The islands with a control that was focused, typed into or ticked before this script ran: no listener saw that, and
 * presses were at most held by `captureEarlyPresses`.
 */
function islandsUsedEarly(): readonly HTMLElement[] {
  const focused = controlOf(document.activeElement);
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  return islands.filter((island) => isTouched(island) || island.contains(focused));
}

/** Takes over one island: replays earlier input to it, then the held presses. */
function createRun(load: IslandsOptions["load"], settled: Settled) {
  return async (island: HTMLElement, name: string, presses: HeldPresses): Promise<void> => {
    try {
      const module = await loadChunk(() => load(name));
      presses.unmark();
      const takeTyped = recordInput(island, settled);
      await module.mount(island, takeTyped);
      takeTyped();
      island.dataset["state"] = "awake";
      await presses.replay();
    } catch (error) {
      island.dataset["state"] = "failed";
      console.error(error);
      presses.replayNatively();
    }
  };
}

/**
 * Watches the document for intent: touch, pointer, focus on a control inside `[data-island]`, or, for islands with
 * `data-wake="visible"`, coming into view. An island in which something was focused, typed or ticked before is woken at
 * once. A woken island is loaded and mounted. Earlier button presses are held and replayed one by one; when the module
 * fails or keeps the shopper waiting, the control's native form does the work. A later press is handled in the frame
 * after the one that shows it. A drag cannot be replayed: an element with an empty `data-wake` gets the clientX of the
 * pointer that entered it or was pressed on it in `data-pressed`.
 */
export function startIslands({ load, patienceMs = 4000, sendForm }: IslandsOptions): Islands {
  const pressesByIsland = new WeakMap<HTMLElement, HeldPresses>();
  const pressesOf = (island: HTMLElement) => {
    const presses = pressesByIsland.get(island) ?? createHeldPresses(island, sendForm);
    pressesByIsland.set(island, presses);
    return presses;
  };

  const settled = new WeakMap<EventTarget, string>();
  const run = createRun(load, settled);

  const wake = (island: HTMLElement) => {
    const name = island.dataset["island"];
    if (!name || island.dataset["state"]) return;
    island.dataset["state"] = "waking";
    void run(island, name, pressesOf(island));
  };

  const onIntent = (event: Event) => {
    const island = islandOf(event.target);
    const control = controlOf(event.target);
    if (!island || !control) return;
    if ("clientX" in event && control.dataset["wake"] === "") control.dataset["pressed"] = String(event.clientX);
    if (event.type === "change") recordSettled(settled, control);
    wake(island);
  };

  const hold = (island: HTMLElement, control: HTMLElement) => {
    wake(island);
    const presses = pressesOf(island);
    presses.hold(control);
    if (island.dataset["state"] === "failed") presses.replayNatively();
    setTimeout(() => {
      if (island.dataset["state"] === "waking") presses.replayNatively();
    }, patienceMs);
  };

  const onClick = (event: MouseEvent) => {
    onIntent(event);
    const island = islandOf(event.target);
    const control = island && pressedControl(event);
    if (!control || !island.contains(control)) return;
    wake(island);
    const { state } = island.dataset;
    if (isPressing()) return;
    // A popover opens without script, so it need not wait for the island.
    const opensPopover = control.matches("[popovertarget]");
    if (!opensPopover && (state !== "awake" || pressesOf(island).isBusy())) hold(island, control);
    else if ("hold" in control.dataset) return;
    else pressSoon(control);
    event.preventDefault();
    event.stopPropagation();
  };

  const ends = [watchVisible(wake), listen(onIntent, onClick)];
  for (const island of islandsUsedEarly()) wake(island);
  for (const control of window.torgEarlyPresses?.take() ?? []) {
    const island = islandOf(control);
    if (island) hold(island, control);
  }
  return {
    wake,
    stop() {
      for (const end of ends) end();
    },
  };
}

function listen(onIntent: (event: Event) => void, onClick: (event: MouseEvent) => void): () => void {
  for (const type of intents) document.addEventListener(type, onIntent, true);
  document.addEventListener("click", onClick, true);
  return () => {
    for (const type of intents) document.removeEventListener(type, onIntent, true);
    document.removeEventListener("click", onClick, true);
  };
}

function watchVisible(wake: (island: HTMLElement) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && target instanceof HTMLElement) wake(target);
    }
  });
  for (const island of document.querySelectorAll("[data-island][data-wake=visible]")) observer.observe(island);
  return () => {
    observer.disconnect();
  };
}
