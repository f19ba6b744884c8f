import { cartPath, homePath } from "@torg/format/addresses";
import { laterCartTexts } from "@torg/cart/texts";
import { Alert, LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { shownCartTexts } from "./cartWords.ts";

/** The cart page when the cart could not be read: says so, with links to retry and to continue shopping. */
export function UnreadCart({ isQuote }: { readonly isQuote: boolean }): ReactNode {
  return (
    <div className="torg-cart-page">
      <h1 className="torg-cart-page__heading">{shownCartTexts(isQuote).title}</h1>
      <Alert tone="danger">{laterCartTexts.unread}</Alert>
      <p className="torg-unread__ways">
        <LinkButton href={cartPath} variant="primary">
          {laterCartTexts.retry}
        </LinkButton>
        <LinkButton href={homePath}>{laterCartTexts.keepShopping}</LinkButton>
      </p>
    </div>
  );
}
