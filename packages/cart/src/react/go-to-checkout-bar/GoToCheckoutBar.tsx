import { Icon, lockIcon } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { goToCheckoutMarks } from "../../wire/goToCheckoutMarks.ts";

/** Props of GoToCheckoutBar. */
export interface GoToCheckoutBarProps {
  /** Address of the checkout. */
  readonly href: string;
  /** Whether the cart holds anything: without, the bar takes no room and cannot be reached. */
  readonly isShown: boolean;
  /** Name of the landmark that the bar is. */
  readonly label: string;
  /** Words of the link. */
  readonly children: ReactNode;
}

/** A bar at the lower edge of small screens that leads to the checkout: 64 px high when shown, else of no height. */
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
