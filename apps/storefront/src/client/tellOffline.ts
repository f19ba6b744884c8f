import { findMarked, pressedLink } from "@torg/ui/wire";
import { pageMarks } from "../awake/pageMarks.ts";

/** Whether a click on a link would have the browser leave the page in this window. */
function leaves(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = pressedLink(event);
  if (link === null || button || ctrlKey || metaKey || shiftKey || altKey || link.target) return false;
  return /^https?:/.test(link.href) && link.href.split("#")[0] !== location.href.split("#")[0];
}

/**
 * Says that there is no connection for as long as there is none. What would end on the browser's own page of failure,
 * and lose what has been typed, is stopped meanwhile.
 */
export function tellOffline(): void {
  const message = findMarked(document, pageMarks.offline);
  if (message === null) return;
  const show = (): void => {
    message.hidden = navigator.onLine;
    // In sight wherever the page is scrolled to; only while it is shown, since the page makes room for it.
    message.toggleAttribute("data-sticky", !navigator.onLine);
  };
  const stay = (event: Event): void => {
    if (navigator.onLine || event.defaultPrevented) return;
    if (event instanceof MouseEvent && !leaves(event)) return;
    event.preventDefault();
    // Told anew to who does not see it.
    message.hidden = true;
    setTimeout(show, 100);
  };
  for (const type of ["online", "offline"]) window.addEventListener(type, show);
  for (const type of ["submit", "click"]) window.addEventListener(type, stay);
  show();
}
