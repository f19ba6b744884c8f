import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Swatch. */
export interface SwatchProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** CSS colours, side by side as diagonal stripes; without any the disc is empty. */
  readonly colors: readonly string[];
}

function stripes(colors: readonly string[]): string {
  const share = 100 / colors.length;
  const stops = colors.map((color, index) => `${color} ${index * share}% ${(index + 1) * share}%`);
  return `linear-gradient(135deg, ${stops.join(", ")})`;
}

/** A small disc in the colours of a product, purely visual: the colour names are beside it. */
export function Swatch({ colors, className, style, ...rest }: SwatchProps): ReactElement {
  const stripedStyle = colors.length === 0 ? style : { backgroundImage: stripes(colors), ...style };
  return <span {...rest} className={joinClasses("torg-swatch", className)} style={stripedStyle} />;
}
