import { Icon, lockIcon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { goToCheckoutMarks } from "../../wire/goToCheckoutMarks.ts";

/** Props of GoToCheckoutBar. */
export interface GoToCheckoutBarProps {
  /** Address of the checkout. */
  readonly href: string;
  /** Whether the cart holds anything; if not, the bar takes no space and cannot be focused. */
  readonly isShown: boolean;
  /** Name of the bar's landmark. */
  readonly label: string;
  /** Text of the link. */
  readonly children: ReactNode;
}

/**
 * A bar at the lower edge of small screens that links to the checkout: 64 px high when shown, otherwise without height.
 */
export function GoToCheckoutBar({ href, isShown, label, children }: GoToCheckoutBarProps): ReactElement {
  return (
    <nav
      data-wire={goToCheckoutMarks.bar}
      aria-label={label}
      className="torg-go-to-checkout"
      data-state={isShown ? "open" : "closed"}
    >
      <a className="torg-go-to-checkout__link" href={href}>
        <Icon icon={lockIcon} />
        {children}
      </a>
    </nav>
  );
}
