import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** What a badge, tag or ribbon means; the words inside say the same, colour is never alone. */
export type Tone = "neutral" | "accent" | "positive" | "warning" | "danger" | "reduced";

/** Props of Badge. */
export interface BadgeProps extends ComponentPropsWithRef<"span"> {
  /** What it means; neutral when left out. */
  readonly tone?: Tone | undefined;
  /** Filled with the tone, for the one badge that must be seen first. */
  readonly solid?: boolean | undefined;
}

/** A short mark beside or above something, such as a discount or a stock status. */
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
