import { creditWarningLead, creditWarningText } from "@torg/compliance";
import { formatMonthlyPrice, formatPercent, formatPrice } from "@torg/format";
import type { CreditClaim, CreditExample, EqualPayments } from "../domain/index.ts";

const rateTypes = { fixed: "fast", variable: "rörlig" };

/** Shows öre only if there are any. */
const money = (kronor: number): string => formatPrice(kronor, { decimals: Number.isInteger(kronor) ? 0 : 2 });

const payments = (parts: readonly EqualPayments[]): string =>
  parts.map(({ count, amount }) => `${count} × ${money(amount)}`).join(" och ");

const fees = ({ initialFee, notificationFee }: CreditExample): string => {
  const parts = [
    initialFee > 0 ? `uppläggningsavgift ${money(initialFee)}` : "",
    notificationFee > 0 ? `aviavgift ${money(notificationFee)} per månad` : "",
  ].filter((part) => part !== "");
  return parts.length === 0 ? "inga avgifter" : parts.join(" och ");
};

/** The lead text above the example, for each allowed claim. */
const leads = {
  "interest-free": (cost: string): string => `Delbetala räntefritt från ${cost}`,
  "fees-only": (cost: string): string => `Delbetala från ${cost}`,
  plain: (cost: string): string => `Delbetala från ${cost}`,
} satisfies Record<CreditClaim, (cost: string) => string>;

/** The Swedish texts of credit beside a price. */
export const creditTexts = {
  heading: "Delbetalning",
  lead: (claim: CreditClaim, kronor: number): string => leads[claim](formatMonthlyPrice(kronor)),
  monthly: (kronor: number): string => formatMonthlyPrice(kronor),
  feesApply: "0 % ränta, avgifter tillkommer.",
  effectiveRate: (percent: number): string => `Effektiv ränta ${formatPercent(percent)}`,
  example: (example: CreditExample): string =>
    `Exempel: ${money(example.amount)} på ${example.months} månader, ${formatPercent(example.interestRate)} ränta (${rateTypes[example.rateType]}), ${fees(example)}. Du betalar ${payments(example.payments)}, totalt ${money(example.total)}. Kontantpris ${money(example.amount)}. Långivare: ${example.creditor}.`,
  show: "Visa alternativ",
  hide: "Dölj alternativ",
  warning: { sign: "Varning", lead: creditWarningLead, text: creditWarningText },
  leasing: { heading: "Leasing", note: "Endast för företag. Beloppen är exkl moms." },
};

/** Every text of credit; a shop may replace any of them. */
export type CreditTexts = typeof creditTexts;
