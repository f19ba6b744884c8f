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

/** Handlers that the tooltip sets itself. */
type Handled = "onKeyDown" | "onBlur" | "onPointerLeave";

/** Props of Tooltip; other props and `ref` go to the root. */
export interface TooltipProps extends Omit<ComponentPropsWithRef<"span">, "content" | "children" | Handled> {
  /** The text; it must only help, nothing may depend on it. */
  readonly content: ReactNode;
  /** One focusable element that passes `aria-describedby` on, such as a Button. */
  readonly children: ReactElement<{ readonly "aria-describedby"?: string | undefined }>;
  /** Above or below the control, if there is space; default: below. */
  readonly side?: "top" | "bottom" | undefined;
}

const showAgain = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
  delete currentTarget.dataset["hidden"];
};

const hideByEscape = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== "Escape" || event.currentTarget.dataset["hidden"] !== undefined) return;
  event.currentTarget.dataset["hidden"] = "";
  // Keeps surrounding overlays, such as a panel, open.
  event.preventDefault();
  event.stopPropagation();
};

/**
 * Text beside a control that shows on hover and focus, by CSS alone, so that it works before hydration and without
 * script. Escape hides it, the pointer may move onto it, and it describes the control even while it is hidden.
 */
export function Tooltip({ content, children, side = "bottom", className, ...others }: TooltipProps): ReactElement {
  const id = useId();
  const described = [children.props["aria-describedby"], id].filter((part) => part !== undefined).join(" ");
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the control inside
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
