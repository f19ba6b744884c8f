import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Skeleton. */
export interface SkeletonProps extends ComponentPropsWithRef<"span"> {
  /** Shape of the content to come; default: text. */
  readonly shape?: "text" | "title" | "picture" | "control" | undefined;
}

/** A placeholder for loading content, purely visual. */
export function Skeleton(props: SkeletonProps): ReactElement {
  const { shape = "text", className, ...rest } = props;
  return <span aria-hidden="true" {...rest} className={joinClasses("torg-skeleton", className)} data-shape={shape} />;
}
