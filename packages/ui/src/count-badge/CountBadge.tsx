import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of CountBadge: those of a bold text, whose content is the number. */
export type CountBadgeProps = ComponentPropsWithRef<"b">;

/** How many there are, as a round mark on an icon or after a word; whoever shows it says in words what is counted. */
export function CountBadge({ className, ...rest }: CountBadgeProps): ReactElement {
  return <b {...rest} className={joinClasses("torg-count-badge", className)} />;
}
