import type { ComponentPropsWithRef, ReactElement } from "react";
import type { ButtonLook } from "../button/Button.tsx";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of LinkButton: those of a link and the looks of a button. */
export interface LinkButtonProps extends ComponentPropsWithRef<"a">, ButtonLook {
  readonly href: string;
}

/** A link that leads somewhere and looks like a button. Its style sheet is that of Button. */
export function LinkButton(props: LinkButtonProps): ReactElement {
  const { variant = "secondary", size = "medium", wide, className, children, ...rest } = props;
  return (
    <a
      {...rest}
      className={joinClasses("torg-button", className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide === true ? "" : undefined}
    >
      {children}
    </a>
  );
}
