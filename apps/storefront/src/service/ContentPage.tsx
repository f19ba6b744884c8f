import { becomeMemberPath, filterPath, privacyPath, productSafetyPath } from "@torg/format/addresses";
import { ClubForm } from "@torg/account";
import { accountPaths } from "@torg/account/contract";
import { filterKinds } from "@torg/catalog/domain/filters";
import { writeIdList } from "@torg/catalog/domain/listing";
import { StoredItems } from "@torg/consent";
import { laterConsentTexts } from "@torg/consent/texts";
import { laterNavigationTexts } from "@torg/navigation/texts";
import type { ContentPageData } from "@torg/pages/contract";
import { RecallNotices } from "@torg/returns";
import { returnsTexts } from "@torg/returns/texts";
import { Alert, LinkButton, SanitisedHtml } from "@torg/ui";
import type { ReactNode } from "react";
import { Trail } from "../frame/Trail.tsx";
import { formFlash } from "../flash/formFlash.ts";

/** Props of `ContentPage`. */
export interface ContentPageProps {
  readonly page: ContentPageData;
  /** Address of the page, without its query. */
  readonly path: string;
}

/** Current recalls; the section is shown even when there are none. */
function Recalls({ page: { recalls = [] } }: Pick<ContentPageProps, "page">): ReactNode {
  return (
    <section aria-labelledby="aterkallelser">
      <h2 id="aterkallelser">{returnsTexts.recall.current}</h2>
      {recalls.length === 0 ? <p>{returnsTexts.recall.none}</p> : <RecallNotices recalls={recalls} level={3} />}
    </section>
  );
}

const reducedAddress = `${filterPath}?${filterKinds.offers.parameter}=${encodeURIComponent(writeIdList([1]))}`;

/** What to look at instead of a campaign that does not run: those that do, and everything that is reduced. */
function PausedCampaign({ page: { layout } }: Pick<ContentPageProps, "page">): ReactNode {
  const { heading, lead, reduced } = laterNavigationTexts.pausedCampaign;
  return (
    <Alert
      title={heading}
      actions={
        <>
          {layout.campaignPages.map(({ title, url }) => (
            <LinkButton key={url} href={url}>
              {title}
            </LinkButton>
          ))}
          <LinkButton href={reducedAddress}>{reduced}</LinkButton>
        </>
      }
    >
      <p>{lead}</p>
    </Alert>
  );
}

/** Content below the shop's own text on some pages. */
function further({ page, path }: ContentPageProps): ReactNode {
  if (path === becomeMemberPath)
    return <ClubForm flash={formFlash(page.flash, [accountPaths.joinClub])} isMember={page.isMember} />;
  if (path !== privacyPath) return null;
  return (
    <section aria-labelledby="kakor">
      <h2 id="kakor">{laterConsentTexts.stored.heading}</h2>
      <p>{laterConsentTexts.stored.lead}</p>
      <StoredItems />
    </section>
  );
}

/** A text page written by the shop; rendered sanitized. */
export function ContentPage({ page, path }: ContentPageProps): ReactNode {
  const [pathname = ""] = path.split("?", 1);
  const more = further({ page, path: pathname });
  // The shop's text asks to apply, or promises what a campaign that does not run no longer has.
  const isOutdated = page.isOver || (page.isMember && pathname === becomeMemberPath);
  return (
    <>
      <Trail links={[]} current={page.heading} />
      <article className="torg-content-page">
        <h1 className="torg-content-page__heading">{page.heading}</h1>
        {pathname === productSafetyPath && (
          <div className="torg-content-page__text torg-content-page__more">
            <Recalls page={page} />
          </div>
        )}
        {page.isOver && <PausedCampaign page={page} />}
        {!isOutdated && <SanitisedHtml className="torg-content-page__text" html={page.html} />}
        {more === null ? null : <div className="torg-content-page__text torg-content-page__more">{more}</div>}
      </article>
    </>
  );
}
