import { LinkButton, MessagePage } from "@torg/ui";
import type { ReactElement } from "react";
import type { EndedStep } from "../../domain/index.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** The message after the account has ended, and links to continue; customers who only left the club may join again. */
export function AccountEnded({ step }: { readonly step: EndedStep }): ReactElement {
  const { texts, addresses } = useAccountContext();
  const { ended } = texts.ownData;
  const { heading, lead } = ended[step];
  const actions = (
    <>
      <LinkButton href={addresses.home} variant="primary">
        {ended.home}
      </LinkButton>
      {step === "left" ? <LinkButton href={addresses.becomeMember}>{ended.left.again}</LinkButton> : null}
    </>
  );
  return <MessagePage heading={heading} lead={lead} actions={actions} />;
}
