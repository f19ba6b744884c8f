import type {
  AccountDataPageData,
  AccountPageData,
  LoginPageData,
  PageFlash,
  WithdrawalPageData,
} from "@torg/pages/contract";
import { aContentPage } from "@torg/pages/fixtures";
import { aReturnOrder } from "@torg/returns/fixtures";

const { title, layout, messages, flash } = aContentPage();
const common = { title, layout, messages, flash };

/** The login, new or as it came back. */
export function aLoginPage(refused: PageFlash | null = null): LoginPageData {
  return { ...common, page: "login", returnTo: "/login", flash: refused };
}

/** The account of a member with one order that is paid. */
export function anAccountPage(changes: Partial<AccountPageData> = {}): AccountPageData {
  const order = {
    orderName: "100245",
    orderEmail: "anna.andersson@example.se",
    state: "paid",
    totalOre: 708_800,
    orderedAt: "2026-11-21T09:30:00Z",
    lines: [
      { name: "Tvättmaskin NV 8014", quantity: 1 },
      { name: "Luddfilter", quantity: 2 },
    ],
    cases: [{ number: 1000, kind: "Reklamation", receivedAt: "2026-11-22T08:15:00Z" }],
  };
  const email = "anna.andersson@example.se";
  return { ...common, page: "account", name: "Anna Andersson", email, orders: [order], ...changes };
}

/** What a member may do with their data. */
export function anAccountDataPage(changes: Partial<AccountDataPageData> = {}): AccountDataPageData {
  const who = { name: "Anna Andersson", email: "anna.andersson@example.se" };
  return { ...common, ...who, page: "account_data", step: "overview", wantsNews: true, ...changes };
}

/** A withdrawal at its first step. */
export function aWithdrawalPage(changes: Partial<WithdrawalPageData> = {}): WithdrawalPageData {
  return { ...common, page: "withdrawal", step: "start", name: "", order: null, receipt: null, ...changes };
}

/** A withdrawal before its second step. */
export function aFoundWithdrawal(): WithdrawalPageData {
  return aWithdrawalPage({ step: "confirm", name: "Anna Andersson", order: aReturnOrder() });
}
