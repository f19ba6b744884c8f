import * as Radix from "@radix-ui/react-dialog";
import { type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { isShown } from "../form-field/describeField.ts";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon } from "../icon/icons.ts";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props that Dialog and SidePanel share. */
export interface DialogProps {
  readonly open: boolean;
  /** Hears that it wants to close: by its button, the Escape key or a press outside. */
  readonly onOpenChange: (open: boolean) => void;
  /** Heading; it names the dialog. */
  readonly title: ReactNode;
  /** Name of the button that closes. */
  readonly closeLabel: string;
  /** A sentence under the heading that is read when the dialog opens. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; they stay in sight while the content scrolls. */
  readonly footer?: ReactNode;
  /** What gets the focus first; the heading when left out. Choose the least destructive button of a question. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus afterwards when what had it before is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
}

/** What has the focus when the dialog opens gets it back when it has closed, unless it is gone. */
function useReturningFocus(fallback: DialogProps["returnFocus"]) {
  const opener = useRef<HTMLElement>(null);
  return {
    remember: (): void => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    giveBack: (event: Event): void => {
      event.preventDefault();
      const back = opener.current?.isConnected === true ? opener.current : fallback?.current;
      back?.focus();
    },
  };
}

/** The modal frame of Dialog and SidePanel; what differs comes as data attributes. */
export function DialogFrame(
  props: DialogProps & { readonly looks: Readonly<Record<`data-${string}`, string>> },
): ReactElement {
  const {
    open,
    onOpenChange,
    title,
    closeLabel,
    description,
    children,
    footer,
    initialFocus,
    returnFocus,
    className,
    looks,
  } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useReturningFocus(returnFocus);
  const undescribed = isShown(description) ? {} : { "aria-describedby": undefined };
  const handleOpenAutoFocus = (event: Event): void => {
    event.preventDefault();
    focus.remember();
    (initialFocus?.current ?? heading.current)?.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="torg-dialog__overlay" />
        <Radix.Content
          {...undescribed}
          {...looks}
          className={joinClasses("torg-dialog", className)}
          onOpenAutoFocus={handleOpenAutoFocus}
          onCloseAutoFocus={focus.giveBack}
        >
          <div className="torg-dialog__head">
            <Radix.Title ref={heading} tabIndex={-1} className="torg-dialog__title">
              {title}
            </Radix.Title>
            <Radix.Close className="torg-dialog__close" aria-label={closeLabel}>
              <Icon icon={closeIcon} />
            </Radix.Close>
          </div>
          <div className="torg-dialog__body">
            {isShown(description) && (
              <Radix.Description className="torg-dialog__description">{description}</Radix.Description>
            )}
            {children}
          </div>
          {isShown(footer) && <div className="torg-dialog__foot">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
