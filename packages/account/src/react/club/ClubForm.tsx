import { Button, Checkbox, flashField, TextField, type FormFlash } from "@torg/ui";
import type { ReactElement } from "react";
import { accountFields } from "../../contract/accountFields.ts";
import { accountPaths } from "../../contract/accountPaths.ts";
import { useAccountContext } from "../AccountProvider.tsx";

/** Props of ClubForm. */
export interface ClubFormProps {
  /** The refused form; null if it is new. */
  readonly flash?: FormFlash | null;
  /** Whether the visitor has joined already; default: no. */
  readonly isMember?: boolean;
}

/**
 * Applies for membership, without script; a member is told so instead. Newsletters are a separate choice that is not
 * preselected.
 */
export function ClubForm({ flash, isMember = false }: ClubFormProps): ReactElement {
  const { texts, addresses } = useAccountContext();
  const clubTexts = texts.club;
  const { firstName, lastName, email, wantsNews } = accountFields;
  if (isMember) {
    return (
      <p className="torg-club-form">
        {clubTexts.member} <a href={addresses.account}>{clubTexts.memberLink}</a>
      </p>
    );
  }
  return (
    <form className="torg-club-form" method="post" action={addresses.backend(accountPaths.joinClub)} noValidate>
      <TextField label={clubTexts.firstName} autoComplete="given-name" {...flashField(flash, firstName)} />
      <TextField label={clubTexts.lastName} autoComplete="family-name" {...flashField(flash, lastName)} />
      <TextField label={clubTexts.email} type="email" autoComplete="email" {...flashField(flash, email)} />
      <Checkbox name={wantsNews} value="1" defaultChecked={flash?.values[wantsNews] === "1"} hint={clubTexts.newsHint}>
        {clubTexts.news}
      </Checkbox>
      <Button type="submit" variant="primary">
        {clubTexts.submit}
      </Button>
      <p className="torg-club-form__note">
        {clubTexts.privacy} <a href={addresses.privacy}>{clubTexts.privacyLink}</a>.
      </p>
    </form>
  );
}
