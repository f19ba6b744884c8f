import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { microBannerMarks } from "../wire/micro-banner/microBannerMarks.ts";

/** Props of MicroBanner: those of a section and its own. */
export interface MicroBannerProps extends ComponentPropsWithRef<"section"> {
  /** One line of news; a link if `href` is given. */
  readonly children?: ReactNode;
  readonly href?: string | undefined;
  /** Required information in small print below, such as credit terms. */
  readonly note?: ReactNode;
  /** Stays at the top of the window while the page scrolls. */
  readonly sticky?: boolean | undefined;
  /** Closes it; without it there is no button. Requires `closeLabel`. */
  readonly onClose?: (() => void) | undefined;
  /** Label of the close button. */
  readonly closeLabel?: string | undefined;
}

/** A line of news above everything else. The caller decides whether to show it; without content it renders nothing. */
export function MicroBanner(props: MicroBannerProps): ReactElement | null {
  const { children, href, note, sticky, onClose, closeLabel, className, ...rest } = props;
  if (!isShown(children)) return null;
  const words = (
    <>
      {children}
      {isShown(note) && <small className="torg-micro-banner__note">{note}</small>}
    </>
  );
  return (
    <section
      {...rest}
      className={joinClasses("torg-micro-banner", className)}
      data-sticky={sticky === true ? "" : undefined}
      data-closable={onClose === undefined ? undefined : ""}
    >
      {href === undefined ? (
        <p className="torg-micro-banner__text">{words}</p>
      ) : (
        <a className="torg-micro-banner__text" href={href}>
          {words}
        </a>
      )}
      {onClose !== undefined && (
        <button
          type="button"
          data-wire={microBannerMarks.close}
          className="torg-micro-banner__close"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <Icon icon={closeIcon} />
        </button>
      )}
    </section>
  );
}
