import { type ReactElement, useSyncExternalStore } from "react";
import type { ToastState } from "./createToastState.ts";

/** Props of Announcer. */
export interface AnnouncerProps {
  readonly state: ToastState;
}

/**
 * The two live regions of a page, out of sight: one waits for a pause, one does not. Mount it empty with the page and
 * once only; Toaster brings its own.
 */
export function Announcer({ state }: AnnouncerProps): ReactElement {
  const { announced } = useSyncExternalStore(state.subscribe, state.getState, state.getState);
  return (
    // The roles are named again as live: dialogs keep what is live in the page's tree while they are open.
    <div className="torg-announcer torg-visually-hidden">
      <output aria-live="polite">{announced.polite}</output>
      <div role="alert" aria-live="assertive">
        {announced.assertive}
      </div>
    </div>
  );
}
