import { findMarked } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/**
 * Chooses the font of this page, which keeps the one that it starts with. Large screens load the shop's font at once
 * (`media` of its link). On a small screen the first page of a visit would have to wait for it, so it uses a system
 * font of the same metrics; the shop's font is used from the second page on.
 */
export function chooseFace(): void {
  const link = findMarked(document, pageMarks.face);
  if (!(link instanceof HTMLLinkElement) || matchMedia(link.media).matches) return;
  const isSaving = navigator.connection?.saveData === true;
  if (!isSaving && document.referrer.startsWith(`${location.origin}/`)) link.media = "all";
  else document.documentElement.dataset["face"] = "later";
}
