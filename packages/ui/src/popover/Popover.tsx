import {
  cloneElement,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ToggleEvent,
  useId,
  useRef,
  useState,
} from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { usePlacement } from "../internal/usePlacement.ts";

/** Props of Popover; other props and `ref` go to the root, which holds the button and what opens. */
export interface PopoverProps extends ComponentPropsWithRef<"span"> {
  /** Name of what opens. */
  readonly label: string;
  /** The button that opens and closes it; it hands `popoverTarget` and `aria-expanded` on to a native button. */
  readonly trigger: ReactElement<{
    readonly popoverTarget?: string | undefined;
    readonly "aria-expanded"?: boolean | undefined;
    readonly "aria-controls"?: string | undefined;
  }>;
  /** Where it stands when there is room; bottom when left out. */
  readonly side?: "top" | "right" | "bottom" | "left" | undefined;
  /** Along the side, in the direction of the text; start when left out. */
  readonly align?: "start" | "center" | "end" | undefined;
  /** Hears that it was opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Something more about a thing, beside its button and above the page, which stays within reach. A native popover: it opens
 * before any script does, a press outside and Escape close it, and the focus goes back to the button.
 */
export function Popover(props: PopoverProps): ReactElement {
  const { label, trigger, side = "bottom", align = "start", onOpenChange, className, children, ...rest } = props;
  const id = useId();
  const floating = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  usePlacement({ isOpen, floating, side, align });
  const handleToggle = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.target !== event.currentTarget) return;
    floating.current = event.currentTarget;
    const open = event.newState === "open";
    setOpen(open);
    onOpenChange?.(open);
    if (open) event.currentTarget.focus({ preventScroll: true });
  };
  // A dialog around hears Escape as well; what is innermost closes first.
  const handleKeyDown = (event: KeyboardEvent<HTMLSpanElement>): void => {
    rest.onKeyDown?.(event);
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault();
    floating.current?.hidePopover();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears keys of the button and of what opens
    <span {...rest} className={joinClasses("torg-popover", className)} onKeyDown={handleKeyDown}>
      <span className="torg-popover__trigger">
        {cloneElement(trigger, { popoverTarget: id, "aria-expanded": isOpen, "aria-controls": id })}
      </span>
      <div
        id={id}
        popover="auto"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the native one brings the look of a window
        role="dialog"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what it says may have to be scrolled by keys
        tabIndex={0}
        className="torg-popover__box"
        onToggle={handleToggle}
      >
        {children}
      </div>
    </span>
  );
}
