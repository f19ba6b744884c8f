import type { ComponentPropsWithRef, ReactElement } from "react";
import type { ButtonAppearance } from "../button/Button.tsx";
import { joinClasses } from "../internal/joinClasses.ts";

/** Props of LinkButton: those of a link and the appearance of a button. */
export interface LinkButtonProps extends ComponentPropsWithRef<"a">, ButtonAppearance {
  readonly href: string;
}

/** A link that looks like a button. It uses Button's style sheet. */
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
