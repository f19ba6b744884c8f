import { OwnDataPage } from "@torg/account";
import { accountPaths } from "@torg/account/contract";
import type { AccountDataPageData } from "@torg/pages/contract";
import type { ReactNode } from "react";
import { formFlash } from "../flash/formFlash.ts";

/** Props of `AccountDataPage`. */
export interface AccountDataPageProps {
  readonly page: AccountDataPageData;
}

/** What somebody may do with their data. */
export function AccountDataPage({ page }: AccountDataPageProps): ReactNode {
  const { step, name, email, wantsNews, flash } = page;
  const form = step === "leave" ? accountPaths.leaveClub : accountPaths.eraseData;
  return <OwnDataPage {...{ step, name, email, wantsNews }} flash={formFlash(flash, [form])} />;
}
