import type { ComponentPropsWithRef, ReactElement } from "react";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of Icon. */
export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** An icon of this package: the path of a line drawing in a 24 by 24 box. */
  readonly icon: string;
  /** Meaning of an icon without text beside it; without a label the icon is decorative. */
  readonly label?: string | undefined;
}

/**
 * A line drawing in the colour and size of the surrounding text. With `data-mirrors` it is mirrored in right-to-left
 * text, as arrows must be.
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
