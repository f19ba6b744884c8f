import { readOpen, writeOpen } from "@torg/ui";

const storage = (): Storage => localStorage;

function restore(row: HTMLDetailsElement): void {
  const section = row.closest<HTMLElement>("[data-fold]");
  const key = section?.dataset["fold"];
  if (key) row.open = location.hash === `#${section.id}` || (readOpen(storage, key) ?? row.open);
}

/** What a link or a search opens is not what somebody wants to find open the next time: only a press counts. */
function remember({ target }: Event): void {
  const row = target instanceof Element && target.closest(".torg-fold__row summary")?.parentElement;
  const key = row && row.closest<HTMLElement>("[data-fold]")?.dataset["fold"];
  if (key) writeOpen(storage, key, !row.hasAttribute("open"));
}

/**
 * Opens and closes sections as they were left, or as the address asks for, while the document is being read: before they
 * are drawn for the first time, so that nothing moves. Remembers each press from then on, before any other script runs.
 */
export function restoreFolds(): void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLDetailsElement && node.matches(".torg-fold__row>*")) restore(node);
  });
  observer.observe(document, { childList: true, subtree: true });
  // Nothing that the document was sent with comes later.
  addEventListener("load", () => observer.disconnect());
  addEventListener("click", remember);
}
