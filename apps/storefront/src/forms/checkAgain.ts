import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "../frame/pageMarks.ts";

/** Where the tab remembers how often it has looked at a payment that is being checked. */
const key = "checkAgain";
const seconds = 4;
/** How often a page looks by itself; afterwards whoever waits presses. */
export const looks = 10;

function lookedAt(path: string): number {
  const [count = "", ...rest] = (sessionStorage.getItem(key) ?? "").split(" ");
  return rest.join(" ") === path ? Number(count) : 0;
}

/**
 * Opens a page whose payment is being checked anew, a few times: not for ever, nor while somebody is at its button. Where
 * nothing can be remembered it does not begin.
 */
export function checkAgain(reload: () => void = () => window.location.reload()): void {
  const form = findMarked(document, pageMarks.checkAgain);
  if (form === null) return;
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
