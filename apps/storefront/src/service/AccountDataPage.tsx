import { OwnDataPage } from "@torg/account";
import { accountPaths } from "@torg/account/contract";
import { CustomerDetailsForm } from "@torg/checkout";
import type { AccountDataPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { formFlash } from "../flash/formFlash.ts";

/** Where the form of each step goes. */
const forms = {
  overview: accountPaths.changeAddress,
  leave: accountPaths.leaveClub,
  erase: accountPaths.eraseData,
  left: "",
  erased: "",
} as const satisfies Record<AccountDataPageData["step"], string>;

/** Props of `AccountDataPage`. */
export interface AccountDataPageProps {
  readonly page: AccountDataPageData;
}

/** The page on which customers manage their own data. */
export function AccountDataPage({ page }: AccountDataPageProps): ReactNode {
  const { step, name, email, wantsNews, bankId, flash } = page;
  const bankIdFlash = formFlash(flash, [accountPaths.startBankId]);
  const details =
    page.details === null ? null : (
      <CustomerDetailsForm details={page.details} flash={formFlash(flash, [accountPaths.changeDetails])} />
    );
  return (
    <OwnDataPage
      {...{ step, name, email, details, wantsNews, bankId, bankIdFlash }}
      flash={formFlash(flash, [forms[step]])}
    />
  );
}
