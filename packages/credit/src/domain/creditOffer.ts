import type { ComplianceProfile } from "@torg/compliance";
import type { CreditCampaign } from "./CreditCampaign.ts";
import { creditExample, type CreditExample } from "./creditExample.ts";

/** The claim allowed for the lowest monthly cost: the credit is free, has only fees, or has interest. */
export type CreditClaim = "interest-free" | "fees-only" | "plain";

/** One campaign as it is shown. */
export interface CreditLine extends CreditCampaign {
  readonly example: CreditExample | null;
}

/** An offer of credit beside a price. */
export interface CreditOffer {
  /** The lowest monthly cost in kronor. */
  readonly lowest: number;
  readonly claim: CreditClaim;
  /** The example of the campaign with the lowest cost. */
  readonly example: CreditExample | null;
  readonly lines: readonly CreditLine[];
}

/** The campaign with the lowest monthly cost, the first if several are equal; null without campaigns. */
export function lowestMonthlyCost<C extends Pick<CreditCampaign, "monthlyCost">>(campaigns: readonly C[]): C | null {
  return campaigns.reduce<C | null>(
    (lowest, campaign) => (lowest === null || campaign.monthlyCost < lowest.monthlyCost ? campaign : lowest),
    null,
  );
}

/** Returns the claim that an example allows. */
export function creditClaim(example: CreditExample | null): CreditClaim {
  if (example === null || example.interestRate > 0) return "plain";
  return example.total === example.amount ? "interest-free" : "fees-only";
}

/** Creates the offer that may be shown beside a price; null if there is nothing to show. */
export function creditOffer(
  campaigns: readonly CreditCampaign[],
  profile: ComplianceProfile = "se-2026",
): CreditOffer | null {
  const lines = campaigns
    .map((campaign) => ({ ...campaign, example: creditExample(campaign) }))
    .filter(({ example }) => example !== null || profile === "spec");
  const lowest = lowestMonthlyCost(lines);
  if (lowest === null) return null;
  const claim = profile === "spec" ? "interest-free" : creditClaim(lowest.example);
  return { lowest: lowest.monthlyCost, claim, example: lowest.example, lines };
}
