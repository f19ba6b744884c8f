import { DismissableLayer } from "@radix-ui/react-dismissable-layer";
import { FocusScope } from "@radix-ui/react-focus-scope";
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../icon/Icon.tsx";
import { closeIcon } from "../icon/icons.ts";
import { isShown } from "../internal/isShown.ts";
import { joinClasses } from "../internal/joinClasses.ts";
import { focusFirst } from "./returnOrder.ts";
import { closingTime } from "./scrollLock.ts";
import { useModal, usePresence } from "./useModal.ts";

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

/** Whether a press is meant for a message above the dialog, or Escape for a search or a popover inside it. */
function belongsElsewhere({ target }: Event): boolean {
  if (!(target instanceof Element)) return false;
  const isSearched =
    target instanceof HTMLInputElement && target.getAttribute("role") === "combobox" && target.value !== "";
  const isInPopover = (target.closest(".torg-popover")?.querySelector("[aria-expanded=true]") ?? null) !== null;
  return isSearched || isInPopover || target.closest(".torg-toaster") !== null;
}

/** The modal frame of Dialog and SidePanel; what differs comes as data attributes. */
export function DialogFrame(props: FrameProps): ReactElement | null {
  const { open, onOpenChange, title, closeLabel, description, children, footer, initialFocus, returnFocus, ...others } =
    props;
  const { looks, unlocksAtOnce = false, closesInFoot = false, className, ref, ...rest } = others;
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const id = useId();
  const isPresent = usePresence(open);
  const first = [initialFocus, heading];
  useModal({
    isActive: open && isPresent,
    content: frame,
    first,
    returnFocus,
    lockedFor: unlocksAtOnce ? 0 : closingTime,
  });
  if (!isPresent) return null;
  const hasDescription = isShown(description);
  const state = open ? "open" : "closed";
  // A dialog around this one has let go of the focus by now.
  const handleMount = (event: Event): void => {
    event.preventDefault();
    focusFirst(first.map((target) => target?.current));
  };
  const keepIfElsewhere = (event: Event): void => {
    if (belongsElsewhere(event)) event.preventDefault();
  };
  // What is only seen to close is no dialog any more.
  const meaning = open
    ? ({
        role: "dialog",
        "aria-modal": true,
        "aria-labelledby": `${id}-title`,
        "aria-describedby": hasDescription ? `${id}-description` : undefined,
      } as const)
    : ({ inert: true, "aria-hidden": true } as const);
  return createPortal(
    <div className="torg-dialog__layer" ref={frame}>
      {/* A press closes, and the browser is not to take the focus away again. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys close by Escape and by the button */}
      <div className="torg-dialog__overlay" data-state={state} onMouseDown={(event) => event.preventDefault()} />
      <FocusScope
        asChild
        loop
        trapped={open}
        onMountAutoFocus={handleMount}
        onUnmountAutoFocus={(event) => event.preventDefault()}
      >
        <DismissableLayer
          {...meaning}
          {...rest}
          {...looks}
          ref={ref}
          className={joinClasses("torg-dialog", className)}
          data-state={state}
          onDismiss={open ? () => onOpenChange(false) : undefined}
          onEscapeKeyDown={keepIfElsewhere}
          onPointerDownOutside={keepIfElsewhere}
          onFocusOutside={(event) => event.preventDefault()}
        >
          <div className="torg-dialog__head">
            <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="torg-dialog__title">
              {title}
            </h2>
            {!closesInFoot && (
              <button
                type="button"
                className="torg-dialog__close"
                aria-label={closeLabel}
                onClick={() => onOpenChange(false)}
              >
                <Icon icon={closeIcon} />
              </button>
            )}
          </div>
          <div className="torg-dialog__body">
            {hasDescription && (
              <div id={`${id}-description`} className="torg-dialog__description">
                {description}
              </div>
            )}
            {children}
          </div>
          {isShown(footer) && <div className="torg-dialog__foot">{footer}</div>}
        </DismissableLayer>
      </FocusScope>
    </div>,
    document.body,
  );
}
