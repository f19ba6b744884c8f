import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Icon. */
export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** One of the icons of this package: the path of a line drawing on a field of 24 by 24. */
  readonly icon: string;
  /** What the icon says when no words stand beside it; without it the icon is decoration. */
  readonly label?: string | undefined;
}

/**
 * A line drawing in the colour and the size of the text around it. With `data-mirrors` it is turned around where text
 * runs from right to left, as arrows to the next thing must be.
 */
export function Icon(props: IconProps): ReactElement {
  const { icon, label, className, ...rest } = props;
  const naming = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg viewBox="0 0 24 24" {...naming} {...rest} className={joinClasses("torg-icon", className)}>
      <path d={icon} />
    </svg>
  );
}
