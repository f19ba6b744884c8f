import { customerDetails } from "@torg/checkout/domain/customer";
import { aCheckoutUser } from "@torg/checkout/fixtures";
import { aBankIdLogin, anAccountOrder } from "@torg/account/fixtures";
import type {
  AccountDataPageData,
  AccountPageData,
  BankIdLoginPageData,
  DeskPageData,
  LoginPageData,
  PageFlash,
  WithdrawalPageData,
} from "@torg/pages/contract";
import { aContentPage } from "@torg/pages/fixtures";
import { aReturnOrder } from "@torg/returns/fixtures";

const { title, layout, messages, flash } = aContentPage();
const common = { title, layout, messages, flash };

/** The login page, new or with a refused form. */
export function aLoginPage(refused: PageFlash | null = null): LoginPageData {
  return { ...common, page: "login", returnTo: "/login", hasBankId: true, flash: refused };
}

/** A BankID login that waits for the app. */
export function aBankIdLoginPage(changes: Partial<BankIdLoginPageData["login"]> = {}): BankIdLoginPageData {
  return { ...common, page: "bankid", login: aBankIdLogin(changes) };
}

/** The account of a member with one paid order. */
export function anAccountPage(changes: Partial<AccountPageData> = {}): AccountPageData {
  const email = "anna.andersson@example.se";
  return { ...common, page: "account", name: "Anna Andersson", email, orders: [anAccountOrder()], ...changes };
}

/** A member's page for their own data. */
export function anAccountDataPage(changes: Partial<AccountDataPageData> = {}): AccountDataPageData {
  const who = { name: "Anna Andersson", email: "anna.andersson@example.se" };
  const details = customerDetails(aCheckoutUser());
  const rest = { step: "overview", wantsNews: true, bankId: "unlinked" } as const;
  return { ...common, ...who, page: "account_data", details, ...rest, ...changes };
}

/** A page for the shop's staff. */
export function aDeskPage(desk: DeskPageData["desk"] = { view: "login", returnTo: "/butiken" }): DeskPageData {
  return { ...common, page: "desk", desk };
}

/** A withdrawal at its first step. */
export function aWithdrawalPage(changes: Partial<WithdrawalPageData> = {}): WithdrawalPageData {
  return { ...common, page: "withdrawal", step: "start", name: "", order: null, receipt: null, ...changes };
}

/** A withdrawal before its second step. */
export function aFoundWithdrawal(): WithdrawalPageData {
  return aWithdrawalPage({ step: "confirm", name: "Anna Andersson", order: aReturnOrder() });
}
