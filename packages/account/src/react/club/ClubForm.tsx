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
  const words = texts.club;
  const { firstName, lastName, email, wantsNews } = accountFields;
  if (isMember) {
    return (
      <p className="torg-club-form">
        {words.member} <a href={addresses.account}>{words.memberLink}</a>
      </p>
    );
  }
  return (
    <form className="torg-club-form" method="post" action={addresses.backend(accountPaths.joinClub)} noValidate>
      <TextField label={words.firstName} autoComplete="given-name" {...flashField(flash, firstName)} />
      <TextField label={words.lastName} autoComplete="family-name" {...flashField(flash, lastName)} />
      <TextField label={words.email} type="email" autoComplete="email" {...flashField(flash, email)} />
      <Checkbox name={wantsNews} value="1" defaultChecked={flash?.values[wantsNews] === "1"} hint={words.newsHint}>
        {words.news}
      </Checkbox>
      <Button type="submit" variant="primary">
        {words.submit}
      </Button>
      <p className="torg-club-form__note">
        {words.privacy} <a href={addresses.privacy}>{words.privacyLink}</a>.
      </p>
    </form>
  );
}
