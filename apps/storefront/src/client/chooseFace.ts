import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/**
 * Decides with which face a page is drawn, since it keeps the one that it begins with. Large screens ask for the shop's
 * own at once (`media` of its link). On a small one the first page of a visit would wait for it or draw without it:
 * there it is drawn in the face of the system at the same measures, and the shop's comes from the second page on.
 */
export function chooseFace(): void {
  const link = findMarked(document, pageMarks.face);
  if (!(link instanceof HTMLLinkElement) || matchMedia(link.media).matches) return;
  const isSaving = navigator.connection?.saveData === true;
  if (!isSaving && document.referrer.startsWith(`${location.origin}/`)) link.media = "all";
  else document.documentElement.dataset["face"] = "later";
}
