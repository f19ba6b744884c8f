import type { ComplianceProfile } from "@torg/compliance";
import type { CreditCampaign } from "./CreditCampaign.ts";
import { creditExample, type CreditExample } from "./creditExample.ts";

/** What may be said of the cheapest month: nothing is paid for credit, only fees are, or interest is. */
export type CreditClaim = "interest-free" | "fees-only" | "plain";

/** One campaign as it is shown. */
export interface CreditLine extends CreditCampaign {
  readonly example: CreditExample | null;
}

/** An offer of credit beside a price. */
export interface CreditOffer {
  /** The lowest cost of a month in kronor. */
  readonly lowest: number;
  readonly claim: CreditClaim;
  /** The example of the campaign that the lowest cost belongs to. */
  readonly example: CreditExample | null;
  readonly lines: readonly CreditLine[];
}

/** The campaign with the lowest cost of a month, the first of several; null without campaigns. */
export function lowestMonthlyCost<C extends Pick<CreditCampaign, "monthlyCost">>(campaigns: readonly C[]): C | null {
  return campaigns.reduce<C | null>(
    (lowest, campaign) => (lowest === null || campaign.monthlyCost < lowest.monthlyCost ? campaign : lowest),
    null,
  );
}

/** Says what an example allows to be said. */
export function creditClaim(example: CreditExample | null): CreditClaim {
  if (example === null || example.interestRate > 0) return "plain";
  return example.total === example.amount ? "interest-free" : "fees-only";
}

/** Makes of campaigns what may be shown beside a price; null when there is nothing. */
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
