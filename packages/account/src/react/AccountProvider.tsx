import { shopAddresses, type ShopAddresses } from "@torg/format/addresses";
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from "react";
import { accountTexts, type AccountTexts } from "../texts/index.ts";

/** The addresses of account pages, of their links and of their forms. */
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
  /** Default: the Swedish texts. */
  readonly texts?: AccountTexts;
  /** Default: those of the contract; a value with the addresses of all packages may be passed as it is. */
  readonly addresses?: Partial<AccountAddresses>;
  readonly children: ReactNode;
}

/** Provides texts and addresses. Without it, parts use the Swedish texts. */
export function AccountProvider({ texts = accountTexts, addresses, children }: AccountProviderProps): ReactElement {
  const value = useMemo(() => ({ texts, addresses: { ...shopAddresses, ...addresses } }), [texts, addresses]);
  return <AccountContext value={value}>{children}</AccountContext>;
}

/** The texts and addresses of the nearest provider. */
export function useAccountContext(): AccountContextValue {
  return useContext(AccountContext);
}
