import { readOpen } from "@torg/ui";

function restore(row: HTMLDetailsElement): void {
  const section = row.closest<HTMLElement>("[data-fold]");
  const key = section?.dataset["fold"];
  if (!key) return;
  row.open = location.hash === `#${section.id}` || (readOpen(() => localStorage, key) ?? row.open);
  // Counts as sent: what somebody presses from now on is remembered, and nothing else.
  row.toggleAttribute("data-open", row.open);
}

/**
 * Opens and closes sections as they were left, or as the address asks for, while the document is being read: before they
 * are drawn for the first time, so that nothing moves.
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
}
