import { LinkButton } from "@torg/ui";
import type { ReactElement } from "react";
import { useAccountContext } from "../AccountProvider.tsx";

/** What stands on the page of wishes while nothing is set aside. */
export function NoWishes(): ReactElement {
  const { texts, addresses } = useAccountContext();
  return (
    <div className="torg-wishes-empty">
      <p>{texts.wishes.none}</p>
      <LinkButton href={addresses.home} variant="primary">
        {texts.orders.shop}
      </LinkButton>
    </div>
  );
}
