import type { ReactElement } from "react";

/** A dot in a colour that comes from data, before words that say the same; the colour of the words without one. */
export function LineDot({ color }: { readonly color: string | null }): ReactElement {
  return <span className="torg-cart-line__dot" style={color === null ? undefined : { color }} aria-hidden="true" />;
}
