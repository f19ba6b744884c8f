import { Button, ColumnPage, LinkButton, MessagePage } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import type { WatchState } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of WatchPage. */
export interface WatchPageProps {
  /** The state of the watch; null if the link is no longer valid. */
  readonly state: WatchState | null;
  /** The link's token, sent with the form. */
  readonly token: string;
  readonly productName: string;
  readonly productUrl: string;
}

/**
 * The page behind the links in e-mails about a watch: for confirming the watch, and for ending all watches of the
 * address.
 */
export function WatchPage({ state, token, productName, productUrl }: WatchPageProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const watchTexts = texts.watch;
  if (state === null) {
    return (
      <MessagePage
        heading={watchTexts.dead.heading}
        lead={watchTexts.dead.lead}
        actions={<LinkButton href={addresses.home}>{texts.orders.shop}</LinkButton>}
      />
    );
  }
  const { heading, lead } = watchTexts[state];
  return (
    <ColumnPage width="narrow" heading={heading} lead={lead(productName)}>
      {state === "asked" ? (
        <form className="torg-login" method="post" action={addresses.backend(accountPaths.confirmWatch)}>
          <input type="hidden" name={accountFields.token} value={token} />
          <Button type="submit" variant="primary" wide>
            {watchTexts.confirm}
          </Button>
        </form>
      ) : (
        <LinkButton href={productUrl} variant="primary">
          {watchTexts.toProduct}
        </LinkButton>
      )}
      <form className="torg-login torg-login__more" method="post" action={addresses.backend(accountPaths.endWatches)}>
        <input type="hidden" name={accountFields.token} value={token} />
        <p>{watchTexts.endLead}</p>
        <Button type="submit">{watchTexts.end}</Button>
      </form>
    </ColumnPage>
  );
}
