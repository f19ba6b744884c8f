import { becomeMemberPath, privacyPath } from "@torg/format/addresses";
import { ClubForm } from "@torg/account";
import { accountPaths } from "@torg/account/contract";
import { StoredItems } from "@torg/consent";
import type { ContentPageData } from "@torg/pages/contract";
import { SanitisedHtml } from "@torg/ui";
import type { ReactNode } from "react";
import { formFlash } from "../flash/formFlash.ts";
import { pageTexts } from "../texts/pageTexts.ts";

/** Props of `ContentPage`. */
export interface ContentPageProps {
  readonly page: ContentPageData;
  /** Address of the page, without its query. */
  readonly path: string;
}

/** What stands below the shop's own text on some pages. */
function further({ page, path }: ContentPageProps): ReactNode {
  if (path === becomeMemberPath) return <ClubForm flash={formFlash(page.flash, [accountPaths.joinClub])} />;
  if (path !== privacyPath) return null;
  return (
    <section aria-labelledby="kakor">
      <h2 id="kakor">{pageTexts.stored.heading}</h2>
      <p>{pageTexts.stored.lead}</p>
      <StoredItems />
    </section>
  );
}

/** A page of running text, written by the shop; drawn without anything in it that could do harm. */
export function ContentPage({ page, path }: ContentPageProps): ReactNode {
  const [pathname = ""] = path.split("?", 1);
  const more = further({ page, path: pathname });
  return (
    <article className="torg-content-page">
      <h1 className="torg-content-page__heading">{page.heading}</h1>
      <SanitisedHtml className="torg-content-page__text" html={page.html} />
      {more === null ? null : <div className="torg-content-page__text torg-content-page__more">{more}</div>}
    </article>
  );
}
