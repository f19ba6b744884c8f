import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon, infoIcon, problemIcon, successIcon, warningIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";

const icons = { info: infoIcon, positive: successIcon, warning: warningIcon, danger: problemIcon } as const;

/** Props of Alert. */
export interface AlertProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Kind of message; default: info. */
  readonly tone?: keyof typeof icons | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Links or buttons under the message. */
  readonly actions?: ReactNode;
  /** Called when the message is dismissed; requires `dismissLabel`. */
  readonly onDismiss?: (() => void) | undefined;
  readonly dismissLabel?: string | undefined;
}

/** A message about the page or the last action: errors are alerts, everything else is a status. */
export function Alert(props: AlertProps): ReactElement {
  const { tone = "info", title, actions, onDismiss, dismissLabel, className, children, ...rest } = props;
  return (
    <div
      role={tone === "danger" ? "alert" : "status"}
      {...rest}
      className={joinClasses("torg-alert", className)}
      data-tone={tone}
    >
      <Icon icon={icons[tone]} className="torg-alert__icon" />
      <div className="torg-alert__content">
        {isShown(title) && <p className="torg-alert__title">{title}</p>}
        {children}
        {isShown(actions) && <div className="torg-alert__actions">{actions}</div>}
      </div>
      {onDismiss !== undefined && (
        <button type="button" className="torg-alert__dismiss" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon icon={closeIcon} />
        </button>
      )}
    </div>
  );
}
