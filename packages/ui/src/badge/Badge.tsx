import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Meaning of a badge, tag or ribbon; the text must say the same, because colour alone is not enough. */
export type Tone = "neutral" | "accent" | "positive" | "warning" | "danger" | "reduced";

/** Props of Badge. */
export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** Meaning; default: neutral. */
  readonly tone?: Tone | undefined;
  /** Filled with the tone, for the one badge that must be noticed first. */
  readonly solid?: boolean | undefined;
}

/** A short label beside or above something, such as a discount or a stock status. */
export function Badge(props: BadgeProps): ReactElement {
  const { tone = "neutral", solid, className, ...rest } = props;
  return (
    <span
      {...rest}
      className={joinClasses("torg-badge", className)}
      data-tone={tone}
      data-solid={solid === true ? "" : undefined}
    />
  );
}
