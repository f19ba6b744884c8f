import { type ComponentPropsWithRef, type ReactElement, useSyncExternalStore } from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import type { ToastState } from "./createToastState.ts";

/** Props of Announcer; other props and `ref` go to the root. */
export interface AnnouncerProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  readonly state: ToastState;
}

/**
 * The two visually hidden live regions of a page: polite and assertive. Mount it empty with the page, and only once;
 * Toaster includes its own.
 */
export function Announcer({ state, className, ...rest }: AnnouncerProps): ReactElement {
  const { announced } = useSyncExternalStore(state.subscribe, state.getState, state.getState);
  return (
    // `aria-live` is repeated explicitly, because dialogs keep elements with it in the accessibility tree while they
    // are open.
    <div {...rest} className={joinClasses("torg-announcer torg-visually-hidden", className)}>
      <output aria-live="polite">{announced.polite}</output>
      <div role="alert" aria-live="assertive">
        {announced.assertive}
      </div>
    </div>
  );
}
