import {
  cloneElement,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useId,
} from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** What the tooltip hears itself. */
type Handled = "onKeyDown" | "onBlur" | "onPointerLeave";

/** Props of Tooltip; other props and `ref` go to the root. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<"span">, "content" | "children" | Handled> {
  /** What it says; nothing that is needed, it only helps. */
  readonly content: ReactNode;
  /** One element that takes the focus and hands `aria-describedby` on to it, such as a Button. */
  readonly children: ReactElement<{ readonly "aria-describedby"?: string | undefined }>;
  /** Above or below the control while there is room; below when left out. */
  readonly side?: "top" | "bottom" | undefined;
}

const showAgain = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  delete currentTarget.dataset["hidden"];
};

const hideByEscape = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== "Escape" || event.currentTarget.dataset["hidden"] !== undefined) return;
  event.currentTarget.dataset["hidden"] = "";
  // What is around, such as a panel, stays open.
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Words beside a control that show under the pointer and with the focus, by style alone, so that they can be read before
 * script and without it. Escape hides them, the pointer may rest on them, and they describe the control also while they
 * are hidden.
 */
export function Tooltip({ content, children, side = "bottom", className, ...others }: TooltipProps): ReactElement {
  const id = useId();
  const described = [children.props["aria-describedby"], id].filter((part) => part !== undefined).join(" ");
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the control inside
    <span
      {...others}
      className={joinClasses("torg-tooltip", className)}
      data-side={side}
      onKeyDown={hideByEscape}
      onBlur={showAgain}
      onPointerLeave={showAgain}
    >
      {cloneElement(children, { "aria-describedby": described })}
      <span id={id} role="tooltip" className="torg-tooltip__words">
        {content}
      </span>
    </span>
  );
}
