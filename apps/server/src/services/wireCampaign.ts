import type { WireCampaign } from "@torg/credit/contract";
import { campaignsOf } from "@torg/credit/contract";
import { creditExample } from "@torg/credit/domain";
import { toKronor } from "@torg/format";
import type { Selectable } from "kysely";
import type { CreditCampaignTable } from "../database/tables/shopTables.ts";

/** A campaign in the form of the calls: the lender's data, and the effective rate if it can be calculated. */
export function wireCampaign(row: Selectable<CreditCampaignTable>): WireCampaign {
  const { amount_ore: amount, months, interest_rate: rate, total_ore: total, creditor } = row;
  const campaign = { id: row.campaign_number, label: row.label, monthlyCost: toKronor(row.monthly_cost_ore) };
  if (amount === null || months === null || rate === null || total === null || creditor === null) return campaign;
  const fullCampaign = {
    ...campaign,
    creditAmount: toKronor(amount),
    contractLength: months,
    interestRate: rate / 100,
    rateType: row.rate_type,
    initialFee: toKronor(row.initial_fee_ore),
    notificationFee: toKronor(row.notification_fee_ore),
    totalAmount: toKronor(total),
    creditor,
  };
  const [example = null] = campaignsOf([fullCampaign]).map(creditExample);
  return example === null ? fullCampaign : { ...fullCampaign, effectiveRate: example.effectiveRate };
}
