import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { eyeOffIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of BlockedContent. */
export interface BlockedContentProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** States that the content cannot be shown. */
  readonly title: ReactNode;
  /** Its source, its purpose, and what happens when it is allowed. */
  readonly text?: ReactNode;
  /** The button or link that allows it. */
  readonly action?: ReactNode;
  /** Aspect ratio of the content, for example `16 / 9`: notice and content take the same space. */
  readonly ratio?: string | undefined;
  /** Whether the content takes the focus when it first shows, as after a page reload to show it. */
  readonly takesFocus?: boolean;
  /** The content once it is allowed. While it is missing, nothing of it is rendered or fetched. */
  readonly children?: ReactNode;
}

const isNothing = (content: ReactNode): boolean => content === undefined || content === null || content === false;

/**
 * Placeholder of content that requires consent: a notice with the button to allow it, then the content in the same
 * space. After allowing it here, the focus is on the content.
 */
export function BlockedContent(props: BlockedContentProps): ReactElement {
  const { title, text, action, ratio, takesFocus = false, children, className, style, ...rest } = props;
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  const isAllowedHere = useRef(false);
  const isLedTo = useRef(takesFocus);
  const isBlocked = isNothing(children);
  useEffect(() => {
    if (isBlocked) return;
    // A reloaded page may be scrolled elsewhere, so focusing may scroll; a user who has already moved on is not
    // interrupted.
    if (isLedTo.current && document.activeElement === document.body) content.current?.focus();
    else if (isAllowedHere.current) content.current?.focus({ preventScroll: true });
    isLedTo.current = false;
    isAllowedHere.current = false;
  }, [isBlocked]);
  return (
    <div
      {...rest}
      className={joinClasses("torg-blocked-content", className)}
      style={{ aspectRatio: ratio, ...style }}
      data-blocked={isBlocked ? "" : undefined}
    >
      {isBlocked ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
        <div className="torg-blocked-content__notice" role="group" aria-labelledby={id}>
          <Icon icon={eyeOffIcon} />
          <p id={id} className="torg-blocked-content__title">
            {title}
          </p>
          {text !== undefined && <div className="torg-blocked-content__text">{text}</div>}
          {action !== undefined && (
            <div className="torg-blocked-content__action" onClickCapture={() => (isAllowedHere.current = true)}>
              {action}
            </div>
          )}
        </div>
      ) : (
        <div ref={content} className="torg-blocked-content__content" tabIndex={-1}>
          {children}
        </div>
      )}
    </div>
  );
}
