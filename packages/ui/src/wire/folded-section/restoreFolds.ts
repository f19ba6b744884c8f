import { openKey, readOpen, writeOpen } from "../persistence.ts";
import { markSelector } from "../mark.ts";
import { foldMarks } from "./foldMarks.ts";

const storage = (): Storage => localStorage;

const idOf = (row: Element): string | undefined => row.closest(markSelector(foldMarks.root))?.id;

function restore(row: HTMLDetailsElement): void {
  const id = idOf(row);
  if (id) row.open = location.hash === `#${id}` || (readOpen(storage, openKey(id)) ?? row.open);
}

/** Only a press is remembered, not an opening by a link or find-in-page. */
function remember({ target }: Event): void {
  const row = target instanceof Element && target.closest(markSelector(foldMarks.button))?.parentElement;
  const id = row && idOf(row);
  if (id) writeOpen(storage, openKey(id), !row.hasAttribute("open"));
}

/**
 * Opens and closes the folded sections of a page as they were left, or as the address requires, while the document is
 * parsed: before the first render, so that nothing moves. From then on it remembers each press, before any other script
 * runs. Call it in the document's head.
 */
export function restoreFolds(): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLDetailsElement && node.matches(markSelector(foldMarks.row))) restore(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  // By then the parser has added everything.
  addEventListener("load", () => observer.disconnect());
  addEventListener("click", remember);
}
