import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of CountBadge: those of `b`, whose content is the number. */
export type CountBadgeProps = ComponentPropsWithRef<"b">;

/** A count as a round mark on an icon or after a word; the caller must say in text what is counted. */
export function CountBadge({ className, ...rest }: CountBadgeProps): ReactElement {
  return <b {...rest} className={joinClasses("torg-count-badge", className)} />;
}
