import { withdrawalConfirmPath, withdrawalPath } from "@torg/format/addresses";
import type { WithdrawalPageData } from "@torg/pages/contract";
import { WithdrawalPage as Withdrawal } from "@torg/returns";
import type { ReactNode } from "react";
import { formFlash } from "../flash/formFlash.ts";

/** Props of `WithdrawalPage`. */
export interface WithdrawalPageProps {
  readonly page: WithdrawalPageData;
}

/** The withdrawal from a purchase, step by step. */
export function WithdrawalPage({ page }: WithdrawalPageProps): ReactNode {
  const { step, name, order, receipt, flash } = page;
  const form = step === "confirm" ? withdrawalConfirmPath : withdrawalPath;
  return <Withdrawal {...{ step, name, order, receipt }} flash={formFlash(flash, [form])} />;
}
