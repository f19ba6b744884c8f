import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Text for screen readers only; it takes no space on the page. */
export function VisuallyHidden(props: ComponentPropsWithRef<"span">): ReactElement {
  const { className, ...rest } = props;
  return <span {...rest} className={joinClasses("torg-visually-hidden", className)} />;
}
