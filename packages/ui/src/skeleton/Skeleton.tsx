import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Skeleton. */
export interface SkeletonProps extends ComponentPropsWithRef<"span"> {
  /** What will stand here; text when left out. */
  readonly shape?: "text" | "title" | "picture" | "control" | undefined;
}

/** The place of something that is on its way, for the eye only. */
export function Skeleton(props: SkeletonProps): ReactElement {
  const { shape = "text", className, ...rest } = props;
  return <span aria-hidden="true" {...rest} className={joinClasses("torg-skeleton", className)} data-shape={shape} />;
}
