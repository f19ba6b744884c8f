import { type ComponentPropsWithRef, type ReactElement, useSyncExternalStore } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import type { ToastState } from "./createToastState.ts";

/** Props of Announcer; other props and `ref` go to the root. */
export interface AnnouncerProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  readonly state: ToastState;
}

/**
 * The two live regions of a page, out of sight: one waits for a pause, one does not. Mount it empty with the page and
 * once only; Toaster brings its own.
 */
export function Announcer({ state, className, ...rest }: AnnouncerProps): ReactElement {
  const { announced } = useSyncExternalStore(state.subscribe, state.getState, state.getState);
  return (
    // The roles are named again as live: dialogs keep what is live in the page's tree while they are open.
    <div {...rest} className={joinClasses("torg-announcer torg-visually-hidden", className)}>
      <output aria-live="polite">{announced.polite}</output>
      <div role="alert" aria-live="assertive">
        {announced.assertive}
      </div>
    </div>
  );
}
