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
  /** Called when it should close: by its button, Escape or a press outside. */
  readonly onOpenChange: (open: boolean) => void;
  /** Heading; it names the dialog. */
  readonly title: ReactNode;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** A sentence below the heading that is announced when the dialog opens. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons; they stay visible while the content scrolls. */
  readonly footer?: ReactNode;
  /** Receives the focus first; default: the heading. For a confirmation, pick the least destructive button. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Receives the focus on closing if the previously focused element is gone; default: what followed it on the page. */
  readonly returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** Internal props by which Dialog, SidePanel and SuccessDialog differ. */
interface FrameProps extends DialogProps {
  readonly looks: Readonly<Record<`data-${string}`, string>>;
  /** Lets the page scroll at once on closing instead of after the closing animation. */
  readonly unlocksAtOnce?: boolean;
  /** Omits the close button in the head, because there is one in the footer. */
  readonly closesInFoot?: boolean;
}

/** Whether a press is on a toast above the dialog, or Escape belongs to a search or a tooltip inside it. */
function belongsElsewhere({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  const isSearched =
    target instanceof HTMLInputElement && target.getAttribute("role") === "combobox" && target.value !== "";
  const isExplained = type === "keydown" && target.closest(".torg-tooltip:not([data-hidden])") !== null;
  // The toast, not the list of toasts: its own button may have removed it from the page by now.
  return isSearched || isExplained || target.closest(".torg-toast") !== null;
}

function keepIfElsewhere(event: Event): void {
  if (belongsElsewhere(event)) event.preventDefault();
}

/** The modal frame of Dialog and SidePanel; differences are data attributes. */
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
        {/* Not Radix's overlay: that locks scrolling with a style element, which CSPs forbid. */}
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
