import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { accountTexts, type AccountTexts } from "../texts/index.ts";

/** Where the pages of an account lie, what they lead to, and where their forms go. */
export type AccountAddresses = Pick<
  ShopAddresses,
  | "account"
  | "accountData"
  | "accountHelp"
  | "accountRegister"
  | "alreadyMember"
  | "backend"
  | "bankIdLogin"
  | "becomeMember"
  | "eraseData"
  | "home"
  | "leaveClub"
  | "login"
  | "privacy"
  | "wishes"
>;

interface AccountContextValue {
  readonly texts: AccountTexts;
  readonly addresses: AccountAddresses;
}

const AccountContext = createContext<AccountContextValue>({ texts: accountTexts, addresses: shopAddresses });

/** Props of AccountProvider. */
export interface AccountProviderProps {
  /** Default: the Swedish words. */
  readonly texts?: AccountTexts;
  /** Default: those of the contract; a value for all packages may be given whole. */
  readonly addresses?: Partial<AccountAddresses>;
  readonly children: ReactNode;
}

/** Gives the parts below it their words and addresses. Without it they speak Swedish. */
export function AccountProvider({ texts = accountTexts, addresses, children }: AccountProviderProps): ReactElement {
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <AccountContext value={value}>{children}</AccountContext>;
}

/** The words and addresses that the nearest provider gives. */
export function useAccountContext(): AccountContextValue {
  return useContext(AccountContext);
}
