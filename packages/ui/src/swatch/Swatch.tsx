import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Swatch. */
export interface SwatchProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The colours as CSS writes them, beside one another from corner to corner; none draws an empty disc. */
  readonly colors: readonly string[];
}

function stripes(colors: readonly string[]): string {
  const share = 100 / colors.length;
  const stops = colors.map((color, index) => `${color} ${index * share}% ${(index + 1) * share}%`);
  return `linear-gradient(135deg, ${stops.join(", ")})`;
}

/** A small disc in the colours of a thing, for the eye alone: their names stand beside it. */
export function Swatch({ colors, className, style, ...rest }: SwatchProps): ReactElement {
  const drawn = colors.length === 0 ? style : { backgroundImage: stripes(colors), ...style };
  return <span {...rest} className={joinClasses("torg-swatch", className)} style={drawn} />;
}
