import { pageAddress, type AccountDataPageData } from "@torg/pages/contract";
import { LinkButton } from "@torg/ui";
import type { ReactNode } from "react";
import { personalDataTexts } from "../texts/personalDataTexts.ts";
import { AccountHead } from "./AccountHead.tsx";
import { accountForms } from "./accountForms.ts";
import { EndAccountForm } from "./EndAccountForm.tsx";
import { MessagePage } from "./MessagePage.tsx";
import { OwnData } from "./OwnData.tsx";

/** Props of `AccountDataPage`. */
export interface AccountDataPageProps {
  readonly page: AccountDataPageData;
}

const { ended, erase, heading, leave } = personalDataTexts;

interface ListProps {
  readonly id: string;
  readonly title: string;
  readonly items: readonly string[];
}

/** What becomes of some of the data. */
function Fate({ id, title, items }: ListProps): ReactNode {
  return (
    <section className="torg-account-card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="torg-account-card__list">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** What goes, what stays and why, and the password that confirms it. */
function Erasing({ page }: AccountDataPageProps): ReactNode {
  return (
    <>
      <p className="torg-lead">{erase.lead}</p>
      <div className="torg-account-fates">
        <Fate id="gone" title={erase.goneHeading} items={erase.gone} />
        <Fate id="kept" title={erase.keptHeading} items={erase.kept} />
      </div>
      <p>
        {erase.before} <a href={pageAddress("accountData")}>{erase.exportFirst}</a>
      </p>
      <EndAccountForm action={accountForms.erase} draft={page.draft} submit={erase.submit} />
    </>
  );
}

function Leaving({ page }: AccountDataPageProps): ReactNode {
  return (
    <>
      <p className="torg-lead">{leave.lead}</p>
      <ul className="torg-account-card__list">
        {leave.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <EndAccountForm action={accountForms.leave} draft={page.draft} submit={leave.submit} />
    </>
  );
}

/** What somebody may do with their data. It consists of plain forms, which need no script. */
export function AccountDataPage({ page }: AccountDataPageProps): ReactNode {
  const { step, name, email } = page;
  if (step === "left" || step === "erased") {
    const { lead, again } = ended[step];
    return (
      <MessagePage heading={ended[step].heading} lead={lead}>
        <div className="torg-message-page__actions">
          <LinkButton href="/" variant="primary">
            {ended.home}
          </LinkButton>
          {again === null ? null : <LinkButton href={again.url}>{again.title}</LinkButton>}
        </div>
      </MessagePage>
    );
  }
  const isOverview = step === "overview";
  return (
    <div className="torg-service-page">
      <AccountHead
        heading={heading[step]}
        {...{ name, email }}
        {...(isOverview ? { current: pageAddress("accountData") } : {})}
      />
      {isOverview ? <OwnData wantsNews={page.wantsNews} /> : null}
      {step === "erase" ? <Erasing page={page} /> : null}
      {step === "leave" ? <Leaving page={page} /> : null}
    </div>
  );
}
