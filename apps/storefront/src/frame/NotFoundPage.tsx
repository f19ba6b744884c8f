import { CategoryCards } from "@torg/catalog";
import type { LayoutData } from "@torg/navigation/contract";
import { MessagePage } from "@torg/ui";
import type { ReactNode } from "react";
import { storefrontTexts } from "../texts/sv.ts";

/** Props of `NotFoundPage`. */
export interface NotFoundPageProps {
  readonly layout: LayoutData;
}

/** Shown for an address that leads nowhere: the ways back into the shop. */
export function NotFoundPage({ layout }: NotFoundPageProps): ReactNode {
  const texts = storefrontTexts.notFound;
  return (
    <>
      <MessagePage sign={texts.sign} heading={texts.heading} lead={texts.lead}>
        <p>
          {texts.search} <a href="/">{texts.homeLink}</a>.
        </p>
      </MessagePage>
      <CategoryCards heading={texts.popular} categories={layout.categories} />
    </>
  );
}
