import { ColumnPage, type FormFlash } from "@torg/ui";
import type { ReactElement, ReactNode } from "react";
import { accountPaths } from "../../contract/accountPaths.ts";
import { hasEnded, type OwnDataStep } from "../../domain/index.ts";
import { AccountHead } from "../account-head/AccountHead.tsx";
import { useAccountContext } from "../AccountProvider.tsx";
import type { BankIdCardProps } from "../bank-id/BankIdCard.tsx";
import { AccountEnded } from "./AccountEnded.tsx";
import { EndAccountForm } from "./EndAccountForm.tsx";
import { Erasing } from "./Erasing.tsx";
import { OwnDataList } from "./OwnDataList.tsx";
import { OwnDataWays } from "./OwnDataWays.tsx";

/** Props of OwnDataPage. */
export interface OwnDataPageProps {
  readonly step: OwnDataStep;
  /** The logged-in customer's name; empty if it is not known. */
  readonly name: string;
  readonly email: string;
  /** The form for name, phone and address (`CustomerDetailsForm` of `@torg/checkout`); left out if there is none. */
  readonly details?: ReactNode;
  /** Whether newsletters are sent. */
  readonly wantsNews: boolean;
  /** The step's refused form: another address, or ending the account; null if it is new. */
  readonly flash?: FormFlash | null;
  /** Whether BankID is linked; null if the shop has no BankID. */
  readonly bankId?: BankIdCardProps["state"] | null;
  /** The refused form for linking BankID. */
  readonly bankIdFlash?: FormFlash | null;
}

/** The customer's actions on their own data, step by step, as plain forms that need no script. */
export function OwnDataPage(props: OwnDataPageProps): ReactElement {
  const { step, name, email, details, wantsNews, flash, bankId, bankIdFlash } = props;
  const { heading, erase, leave } = useAccountContext().texts.ownData;
  if (hasEnded(step)) return <AccountEnded step={step} />;
  if (step === "overview") {
    return (
      <ColumnPage
        width="wide"
        heading={heading[step]}
        head={<AccountHead name={name} email={email} current="ownData" />}
      >
        <OwnDataWays {...{ details, wantsNews, flash, bankId, bankIdFlash }} />
      </ColumnPage>
    );
  }
  const head = <AccountHead name={name} email={email} />;
  if (step === "erase") {
    return (
      <ColumnPage heading={heading[step]} head={head} lead={erase.lead}>
        <Erasing flash={flash} />
      </ColumnPage>
    );
  }
  return (
    <ColumnPage heading={heading[step]} head={head} lead={leave.lead}>
      <OwnDataList items={leave.points} />
      <EndAccountForm path={accountPaths.leaveClub} flash={flash} submit={leave.submit} />
    </ColumnPage>
  );
}
