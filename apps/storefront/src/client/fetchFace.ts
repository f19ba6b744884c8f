import { whenIdle } from "@torg/islands/runtime";
import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/** Prefetches the shop's font for the next page, when this page renders without it. */
export function fetchFace(): void {
  const link = findMarked(document, pageMarks.face);
  if (!(link instanceof HTMLLinkElement) || document.documentElement.dataset["face"] !== "later") return;
  if (navigator.connection?.saveData === true) return;
  // On a metered connection as well: the next page requests it in any case.
  whenIdle(() => {
    // Fetched as fonts are, so that the next page finds it in the cache. If this fails, the next page requests it
    // again.
    fetch(link.href, { credentials: "omit", priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  });
}
