import { CategoryCards } from "@torg/catalog";
import { searchAddress } from "@torg/catalog/domain";
import { laterNavigationTexts } from "@torg/navigation/texts";
import type { NotFoundPageData } from "@torg/pages/contract";
import { LinkButton, MessagePage } from "@torg/ui";
import type { ReactNode } from "react";

/** Props of `NotFoundPage`. */
export interface NotFoundPageProps {
  readonly page: NotFoundPageData;
}

/** Shown for an unknown address: suggestions of what was meant, and links back into the shop. */
export function NotFoundPage({ page: { layout, query, found } }: NotFoundPageProps): ReactNode {
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
  return (
    <>
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
      <CategoryCards heading={texts.popular} categories={layout.categories} />
    </>
  );
}
