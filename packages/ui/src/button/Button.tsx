import type { ComponentPropsWithRef, MouseEvent, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Emphasis of a button: one primary per view, the rest secondary or quiet. */
export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

/** Height of a button: medium is 44 px, small 36 px, large 52 px. */
export type ButtonSize = "small" | "medium" | "large";

/** Appearance props that Button and LinkButton share. */
export interface ButtonAppearance {
  /** Emphasis; default: secondary. */
  readonly variant?: ButtonVariant | undefined;
  /** Height; default: medium. */
  readonly size?: ButtonSize | undefined;
  /** As wide as its container. */
  readonly wide?: boolean | undefined;
}

/** Props of Button: those of a native button and its appearance. */
export interface ButtonProps extends ComponentPropsWithRef<"button">, ButtonAppearance {
  /** A request is running: the button shows a spinner, keeps the focus and ignores presses. */
  readonly busy?: boolean | undefined;
}

/**
 * A native button, of type `button` by default. With `aria-disabled` or `busy` it keeps the focus and ignores presses,
 * so that the explanation stays reachable.
 */
export function Button(props: ButtonProps): ReactElement {
  const { variant = "secondary", size = "medium", wide, busy = false, className, onClick, ...rest } = props;
  const inert = busy || rest["aria-disabled"] === true || rest["aria-disabled"] === "true";
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    if (inert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={inert || undefined}
      className={joinClasses("torg-button", className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide === true ? "" : undefined}
      onClick={inert || onClick !== undefined ? handleClick : undefined}
    />
  );
}
