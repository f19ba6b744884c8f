import { defineCall, wireContent, wireInteger, wireNumber, wireText } from "@torg/http";
import * as z from "zod/mini";
import type { CreditCampaign, CreditTerms } from "../domain/index.ts";

const figure = z.optional(wireNumber);

/** A campaign on the wire: the first three fields are required, the lender's terms are optional. Money is in kronor. */
export const creditCampaignSchema = z.object({
  id: wireInteger,
  label: wireText,
  monthlyCost: wireNumber,
  /** The amount lent, in kronor. */
  creditAmount: figure,
  /** Months. */
  contractLength: z.optional(wireInteger),
  /** Percent per year. */
  interestRate: figure,
  rateType: z.optional(z.enum(["fixed", "variable"])),
  initialFee: figure,
  notificationFee: figure,
  totalAmount: figure,
  /** Percent per year, as calculated by the shop's server. */
  effectiveRate: figure,
  creditor: z.optional(z.string()),
});

export type WireCampaign = Readonly<z.output<typeof creditCampaignSchema>>;

/** Requests the credit campaigns of a product. */
export const creditCampaignsCall = defineCall({
  method: "POST",
  path: "/api/internal/svea_campaigns/index/{productId}",
  encoding: "none",
  request: z.object({ productId: wireInteger }),
  response: z.object({ campaigns: wireContent(creditCampaignSchema) }),
  summary: "Returns the credit campaigns of a product.",
});

function termsOf(wire: WireCampaign): CreditTerms | null {
  const { creditAmount: amount, contractLength: months, interestRate, totalAmount: total, creditor } = wire;
  if (amount === undefined || months === undefined || total === undefined) return null;
  if (interestRate === undefined || creditor === undefined) return null;
  const { rateType = "fixed", initialFee = 0, notificationFee = 0 } = wire;
  return { amount, months, interestRate, rateType, initialFee, notificationFee, total, creditor };
}

/** Converts campaigns from the wire; incomplete terms are dropped. */
export function campaignsOf(campaigns: readonly WireCampaign[]): readonly CreditCampaign[] {
  return campaigns.map((wire) => ({
    id: wire.id,
    label: wire.label,
    monthlyCost: wire.monthlyCost,
    terms: termsOf(wire),
  }));
}
