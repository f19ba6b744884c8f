import { openKey, readOpen, writeOpen } from "../persistence.ts";
import { markSelector } from "../mark.ts";
import { foldMarks } from "./foldMarks.ts";

const storage = (): Storage => localStorage;

const idOf = (row: Element): string | undefined => row.closest(markSelector(foldMarks.root))?.id;

function restore(row: HTMLDetailsElement): void {
  const id = idOf(row);
  if (id) row.open = location.hash === `#${id}` || (readOpen(storage, openKey(id)) ?? row.open);
}

/** What a link or a search opens is not what somebody wants to find open the next time: only a press counts. */
function remember({ target }: Event): void {
  const row = target instanceof Element && target.closest(markSelector(foldMarks.button))?.parentElement;
  const id = row && idOf(row);
  if (id) writeOpen(storage, openKey(id), !row.hasAttribute("open"));
}

/**
 * Opens and closes the folded sections of a page as they were left, or as the address asks for, while the document is
 * being read: before they are drawn for the first time, so that nothing moves. Remembers each press from then on, before
 * any other script runs. Call it in the document's head.
 */
export function restoreFolds(): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLDetailsElement && node.matches(markSelector(foldMarks.row))) restore(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  // Nothing that the document was sent with comes later.
  addEventListener("load", () => observer.disconnect());
  addEventListener("click", remember);
}
