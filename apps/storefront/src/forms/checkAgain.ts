import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/** Where the tab remembers how often it has looked at a payment that is being checked. */
const key = "checkAgain";
const seconds = 4;
/** How often a page looks by itself; afterwards whoever waits presses. */
export const looks = 10;

function lookedAt(path: string): number {
  const [count = "", ...rest] = (sessionStorage.getItem(key) ?? "").split(" ");
  return rest.join(" ") === path ? Number(count) : 0;
}

/** Milliseconds between two questions about a payment that waits in an app, and for how long it is asked. */
const every = 2500;
const longest = 4 * 60_000;

/** Whether an answer says that a payment waits no more. */
const isOver = (told: unknown): boolean =>
  typeof told === "object" && told !== null && "waiting" in told && told.waiting === false;

/** Asks how a payment stands that is approved in an app, and opens the page anew once it waits no more. */
function watch(address: string, reload: () => void): void {
  const until = Date.now() + longest;
  const ask = async (): Promise<void> => {
    // No connection says nothing of the payment.
    const answer = await fetch(address, { headers: { accept: "application/json" } }).catch(() => null);
    const told: unknown = answer?.ok === true ? await answer.json().catch(() => null) : null;
    if (isOver(told)) reload();
    else if (Date.now() < until) setTimeout(() => void ask(), every);
  };
  setTimeout(() => void ask(), every);
}

/**
 * Opens a page whose payment is being checked anew, a few times: not for ever, nor while somebody is at its button. Where
 * nothing can be remembered it does not begin.
 */
export function checkAgain(reload: () => void = () => window.location.reload()): void {
  const form = findMarked(document, pageMarks.checkAgain);
  if (form === null) return;
  const address = form.dataset["watch"];
  if (address !== undefined) return watch(address, reload);
  const path = window.location.pathname;
  const look = (): void => {
    try {
      const count = lookedAt(path);
      if (count >= looks || form.contains(document.activeElement)) return;
      sessionStorage.setItem(key, `${count + 1} ${path}`);
      reload();
    } catch {
      // Then it would not end.
    }
  };
  setTimeout(look, seconds * 1000);
}
