import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/** Storage key, per tab, of how often a payment that is being checked was looked at. */
const key = "checkAgain";
const seconds = 4;
/** How often a page reloads by itself; after that the customer presses the button. */
export const looks = 10;

function lookedAt(path: string): number {
  const [count = "", ...rest] = (sessionStorage.getItem(key) ?? "").split(" ");
  return rest.join(" ") === path ? Number(count) : 0;
}

/** Milliseconds between two polls of a payment that waits in an app, and the total polling time. */
const every = 2500;
const maxMs = 4 * 60_000;

/** Whether an answer says that a payment no longer waits. */
const isOver = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "waiting" in state && state.waiting === false;

/** Polls the state of a payment that is approved in an app, and reloads the page once it no longer waits. */
function watch(address: string, reload: () => void): void {
  const pollsUntil = Date.now() + maxMs;
  const poll = async (): Promise<void> => {
    // A failed request says nothing about the payment, so polling goes on.
    const answer = await fetch(address, { headers: { accept: "application/json" } }).catch(() => null);
    const state: unknown = answer?.ok === true ? await answer.json().catch(() => null) : null;
    if (isOver(state)) reload();
    else if (Date.now() < pollsUntil) setTimeout(() => void poll(), every);
  };
  setTimeout(() => void poll(), every);
}

/**
 * Reloads a page whose payment is being checked, a limited number of times, and not while its button has focus. Does
 * nothing when storage is unavailable.
 */
export function checkAgain(reload: () => void = () => window.location.reload()): void {
  const form = findMarked(document, pageMarks.checkAgain);
  if (form === null) return;
  const address = form.dataset["watch"];
  if (address !== undefined) return watch(address, reload);
  const path = window.location.pathname;
  const reloadOnce = (): void => {
    try {
      const count = lookedAt(path);
      if (count >= looks || form.contains(document.activeElement)) return;
      sessionStorage.setItem(key, `${count + 1} ${path}`);
      reload();
    } catch {
      // Without storage the reloads could not be counted and would never end.
    }
  };
  setTimeout(reloadOnce, seconds * 1000);
}
