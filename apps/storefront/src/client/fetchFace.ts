import { whenIdle } from "@torg/islands/runtime";
import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/** Fetches the shop's face for the next page, where this one is drawn without it. */
export function fetchFace(): void {
  const link = findMarked(document, pageMarks.face);
  if (!(link instanceof HTMLLinkElement) || document.documentElement.dataset["face"] !== "later") return;
  if (navigator.connection?.saveData === true) return;
  // On a metered line as well: the next page asks for it in any case.
  whenIdle(() => {
    // As fonts are fetched, so that the next page finds it kept. The next page asks anew for one that did not come.
    fetch(link.href, { credentials: "omit", priority: "low" })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  });
}
