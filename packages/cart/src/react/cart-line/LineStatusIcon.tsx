import { Icon, iconOfStatus } from "@torg/ui";
import type { ReactElement } from "react";
import type { CartLine } from "../../domain/cart.ts";

/** Props of LineStatusIcon. */
export interface LineStatusIconProps {
  readonly line: Pick<CartLine, "statusIcon" | "statusIconColor">;
}

/** The icon that the server names for a line's status, in its colour; a dot if the icon is unknown. */
export function LineStatusIcon({ line }: LineStatusIconProps): ReactElement {
  const icon = iconOfStatus(line.statusIcon);
  const style = { color: line.statusIconColor ?? undefined };
  return icon === undefined ? (
    <span className="torg-cart-line__dot" style={style} aria-hidden="true" />
  ) : (
    <Icon icon={icon} style={style} />
  );
}
