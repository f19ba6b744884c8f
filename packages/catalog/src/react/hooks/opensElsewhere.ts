import type { MouseEvent } from "react";

/** Whether a click opens another window and leaves this page as it is. */
export const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
