import { Close, Content, Description, Portal, Root, Title } from "@radix-ui/react-dialog";
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject, useRef } from "react";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { closingTime } from "../wire/modal/lockScroll.ts";
import { focusFirst } from "../wire/modal/returnOrder.ts";
import { useReturnFocus } from "./useReturnFocus.ts";
import { useScrollLock } from "./useScrollLock.ts";

/** Props that Dialog and SidePanel share. Other props and `ref` go to the element with the role dialog. */
export interface DialogProps extends Omit<ComponentPropsWithRef<"div">, "title" | "role"> {
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
  /** What gets the focus afterwards when what had it before is gone; else what followed it on the page. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** What sets Dialog, SidePanel and SuccessDialog apart. */
interface FrameProps extends DialogProps {
  readonly looks: Readonly<Record<`data-${string}`, string>>;
  /** Lets the page scroll as soon as it is closed instead of when its closing has been seen. */
  readonly unlocksAtOnce?: boolean;
  /** Has no button in the head, since there is one in the foot. */
  readonly closesInFoot?: boolean;
}

/** Whether a press is meant for a message above the dialog, or Escape for a search or a tooltip inside it. */
function belongsElsewhere({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  const isSearched =
    target instanceof HTMLInputElement && target.getAttribute("role") === "combobox" && target.value !== "";
  const isExplained = type === "keydown" && target.closest(".torg-tooltip:not([data-hidden])") !== null;
  // The message and not the list of them: its own button may have taken it off the page by now.
  return isSearched || isExplained || target.closest(".torg-toast") !== null;
}

function keepIfElsewhere(event: Event): void {
  if (belongsElsewhere(event)) event.preventDefault();
}

/** The modal frame of Dialog and SidePanel; what differs comes as data attributes. */
export function DialogFrame(props: FrameProps): ReactElement {
  const { open, onOpenChange, title, closeLabel, description, children, footer, initialFocus, returnFocus, ...others } =
    props;
  const { looks, unlocksAtOnce = false, closesInFoot = false, className, ref, ...rest } = others;
  const heading = useRef<HTMLHeadingElement>(null);
  useReturnFocus(open, returnFocus);
  useScrollLock(open, unlocksAtOnce ? 0 : closingTime);
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        {/* Not Radix's: that locks the page by a style element, which policies of pages forbid. */}
        <div className="torg-dialog__overlay" data-state={open ? "open" : "closed"} />
        <Content
          aria-modal
          {...rest}
          {...looks}
          ref={ref}
          className={joinClasses("torg-dialog", className)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusFirst([initialFocus?.current, heading.current]);
          }}
          onEscapeKeyDown={keepIfElsewhere}
          onPointerDownOutside={keepIfElsewhere}
        >
          <div className="torg-dialog__head">
            <Title ref={heading} tabIndex={-1} className="torg-dialog__title">
              {title}
            </Title>
            {!closesInFoot && (
              <Close className="torg-dialog__close" aria-label={closeLabel}>
                <Icon icon={closeIcon} />
              </Close>
            )}
          </div>
          <div className="torg-dialog__body">
            {isShown(description) && (
              <Description asChild>
                <div className="torg-dialog__description">{description}</div>
              </Description>
            )}
            {children}
          </div>
          {isShown(footer) && <div className="torg-dialog__foot">{footer}</div>}
        </Content>
      </Portal>
    </Root>
  );
}
