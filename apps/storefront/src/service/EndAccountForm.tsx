import { pageAddress, type Draft } from "@torg/pages/contract";
import { Button, LinkButton, PasswordField } from "@torg/ui";
import type { ReactNode } from "react";
import { personalDataTexts } from "../texts/personalDataTexts.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import { pageFlash } from "../flash/pageFlash.ts";

/** Props of `EndAccountForm`. */
export interface EndAccountFormProps {
  readonly action: string;
  /** The form as it was refused; null when it is new. */
  readonly draft: Draft | null;
  /** The words of the button, which say what it does. */
  readonly submit: string;
}

const { confirm } = personalDataTexts;

/** Confirms with the password what cannot be taken back. */
export function EndAccountForm({ action, draft, submit }: EndAccountFormProps): ReactNode {
  const { password: problems = [] } = pageFlash(draft, [action])?.errors ?? {};
  return (
    <form className="torg-service-page__form torg-account-confirm" method="post" action={action}>
      <PasswordField
        label={confirm.password}
        showLabel={serviceTexts.login.showPassword}
        name="password"
        autoComplete="current-password"
        hint={confirm.hint}
        error={problems.length === 0 ? undefined : problems.join(" ")}
        required
      />
      <div className="torg-account-confirm__actions">
        <Button type="submit" variant="danger">
          {submit}
        </Button>
        <LinkButton href={pageAddress("accountData")} variant="quiet">
          {confirm.cancel}
        </LinkButton>
      </div>
    </form>
  );
}
