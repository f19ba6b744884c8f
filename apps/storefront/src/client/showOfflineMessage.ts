import { findMarked, isModifiedClick, clickedLink } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/** Whether a click on a link would leave the page in this window. */
function leaves(event: MouseEvent): boolean {
  const link = clickedLink(event);
  if (link === null || isModifiedClick(event) || link.target) return false;
  return /^https?:/.test(link.href) && link.href.split("#")[0] !== location.href.split("#")[0];
}

/**
 * Shows a message while there is no connection. Meanwhile it stops navigation that would end on the browser's error
 * page and lose what has been typed.
 */
export function showOfflineMessage(): void {
  const message = findMarked(document, pageMarks.offline);
  if (message === null) return;
  const show = (): void => {
    message.hidden = navigator.onLine;
    // Sticky so that it is visible wherever the page is scrolled to; only while shown, since the page makes room for
    // it.
    message.toggleAttribute("data-sticky", !navigator.onLine);
  };
  const stay = (event: Event): void => {
    if (navigator.onLine || event.defaultPrevented) return;
    if (event instanceof MouseEvent && !leaves(event)) return;
    event.preventDefault();
    // Hidden and shown again, so that screen readers announce it again.
    message.hidden = true;
    setTimeout(show, 100);
  };
  for (const type of ["online", "offline"]) window.addEventListener(type, show);
  for (const type of ["submit", "click"]) window.addEventListener(type, stay);
  show();
}
