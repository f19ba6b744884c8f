import {
  cloneElement,
  type ComponentPropsWithRef,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { joinClasses } from "../internal/joinClasses.ts";
import { usePlacement } from "../internal/usePlacement.ts";

/** What the tooltip hears itself. */
type Handled = "onPointerEnter" | "onPointerLeave" | "onPointerDown" | "onFocus" | "onBlur";

/** Props of Tooltip; other props and `ref` go to the root. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<"span">, "content" | "children" | Handled> {
  /** What it says; nothing that is needed, it only helps. */
  readonly content: ReactNode;
  /** One element that takes the focus and hands `aria-describedby` on to it, such as a Button. */
  readonly children: ReactElement<{ readonly "aria-describedby"?: string | undefined }>;
  /** Where it stands when there is room; top when left out. */
  readonly side?: "top" | "right" | "bottom" | "left" | undefined;
}

/** Milliseconds that the pointer rests before it shows, and that it may be away before it hides. */
const rest = 300;
const away = 150;

/** Hides by Escape wherever the focus is, and lets nobody else take the key: what is around stays open. */
function useHiddenByEscape(isShown: boolean, hide: () => void): void {
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      latest.current();
    };
    window.addEventListener("keydown", handleKey, { capture: true });
    return () => window.removeEventListener("keydown", handleKey, { capture: true });
  }, [isShown]);
}

/** Whether it shows, and when: after a rest of the pointer, at once with the focus of the keyboard. */
function useTooltip() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (isIn: boolean, after: number): void => {
    clearTimeout(timer.current);
    if (after === 0) setShown(isIn);
    else timer.current = setTimeout(() => setShown(isIn), after);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useHiddenByEscape(isShown, () => show(false, 0));
  const handlers = {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && show(true, isShown ? 0 : rest),
    onPointerLeave: () => show(false, away),
    onPointerDown: () => show(false, 0),
    onFocus: (event: FocusEvent) => event.target.matches(":focus-visible") && show(true, 0),
    onBlur: () => show(false, 0),
  };
  return { isShown, handlers };
}

/**
 * Words beside a control under the pointer or with the focus; Escape hides them, the pointer may rest on them. They
 * describe the control also while they are hidden.
 */
export function Tooltip({ content, children, side = "top", className, ...others }: TooltipProps): ReactElement {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const { isShown, handlers } = useTooltip();
  useLayoutEffect(() => {
    const words = tip.current;
    if (!isShown || words === null) return undefined;
    // Above everything else, also above dialogs, where the browser knows how.
    words.showPopover?.();
    return () => words.hidePopover?.();
  }, [isShown]);
  usePlacement({ isOpen: isShown, floating: tip, side, align: "center" });
  const described = [children.props["aria-describedby"], id].filter((part) => part !== undefined).join(" ");
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what happens to the control inside
    <span {...others} className={joinClasses("torg-tooltip", className)} {...handlers}>
      {cloneElement(children, { "aria-describedby": described })}
      <span ref={tip} id={id} role="tooltip" popover="manual" hidden={!isShown} className="torg-tooltip__words">
        {content}
      </span>
    </span>
  );
}
