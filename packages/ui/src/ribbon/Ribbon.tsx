import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import type { Tone } from "../badge/Badge.tsx";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Ribbon. */
export interface RibbonProps extends ComponentPropsWithRef<"span"> {
  /** What it means; accent when left out. */
  readonly tone?: Tone | undefined;
  /** The upper corner it hangs from; the one where text begins when left out. */
  readonly side?: "start" | "end" | undefined;
  /** Words, or an image whose `alt` says them. */
  readonly children: ReactNode;
}

/** A band over an upper corner of a picture. Its container must be positioned. */
export function Ribbon(props: RibbonProps): ReactElement {
  const { tone = "accent", side, className, ...rest } = props;
  return <span {...rest} className={joinClasses("torg-ribbon", className)} data-tone={tone} data-side={side} />;
}
