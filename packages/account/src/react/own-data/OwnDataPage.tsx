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
  /** Who is logged in; empty where the name is not known. */
  readonly name: string;
  readonly email: string;
  /** The form of name, phone and address (`CustomerDetailsForm` of `@torg/checkout`); left out where there is none. */
  readonly details?: ReactNode;
  /** Whether newsletters are sent. */
  readonly wantsNews: boolean;
  /** The form of the step, as it was refused: another address, or the end of the account; null when it is new. */
  readonly flash?: FormFlash | null;
  /** Whether BankID opens the account; null where the shop has no BankID. */
  readonly bankId?: BankIdCardProps["state"] | null;
  /** The form that links BankID, as it was refused. */
  readonly bankIdFlash?: FormFlash | null;
}

/** What somebody may do with their data, step by step. It consists of plain forms, which need no script. */
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
