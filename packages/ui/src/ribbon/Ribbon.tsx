import type { ComponentPropsWithRef, ReactElement, ReactNode } from "react";
import type { Tone } from "../badge/Badge.tsx";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Ribbon. */
export interface RibbonProps extends ComponentPropsWithRef<"span"> {
  /** Meaning; default: accent. */
  readonly tone?: Tone | undefined;
  /** The upper corner it hangs from; default: start. */
  readonly side?: "start" | "end" | undefined;
  /** Text, or an image with an equivalent `alt`. */
  readonly children: ReactNode;
}

/** A band across an upper corner of a picture. Its container must be positioned. */
export function Ribbon(props: RibbonProps): ReactElement {
  const { tone = "accent", side, className, ...rest } = props;
  return <span {...rest} className={joinClasses("torg-ribbon", className)} data-tone={tone} data-side={side} />;
}
