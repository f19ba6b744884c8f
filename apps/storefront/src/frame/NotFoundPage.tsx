import { CategoryCards } from "@torg/catalog";
import { searchAddress } from "@torg/catalog/domain";
import { laterNavigationTexts } from "@torg/navigation/texts";
import { type NotFoundPageData, pageAddress } from "@torg/pages/contract";
import { LinkButton, MessagePage } from "@torg/ui";
import type { ReactNode } from "react";

/** Props of `NotFoundPage`. */
export interface NotFoundPageProps {
  readonly page: NotFoundPageData;
  /** Path and query of the page. */
  readonly path: string;
}

/** Where orders are shown to those who placed them, also after a payment. */
const orderArea = "/checkout/";

/**
 * Shown for an unknown address: suggestions of what was meant, and links back into the shop. An order that is not the
 * visitor's, or no longer, is not found either.
 */
export function NotFoundPage({ page: { layout, query, found }, path }: NotFoundPageProps): ReactNode {
  const texts = laterNavigationTexts.notFound;
  const search = searchAddress(query);
  const ways = (
    <>
      {search !== null && <LinkButton href={search}>{texts.searchFor(query)}</LinkButton>}
      {found.map(({ name, url }) => (
        <LinkButton key={url} variant="secondary" href={url}>
          {name}
        </LinkButton>
      ))}
    </>
  );
  const message = path.startsWith(orderArea) ? (
    <MessagePage
      heading={texts.orderHeading}
      lead={texts.order}
      actions={<LinkButton href={pageAddress("account")}>{texts.toOrders}</LinkButton>}
    >
      <p>{texts.orderPaid}</p>
    </MessagePage>
  ) : (
    <MessagePage
      sign={texts.sign}
      heading={texts.heading}
      lead={texts.lead}
      actions={search === null ? undefined : ways}
    >
      <p>
        {texts.search} <a href="/">{texts.homeLink}</a>.
      </p>
    </MessagePage>
  );
  return (
    <>
      {message}
      <CategoryCards heading={texts.popular} categories={layout.categories} />
    </>
  );
}
