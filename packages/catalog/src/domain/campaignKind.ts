/** What a campaign is called: a campaign, a sale (rea), or a clearance. */
export const campaignKinds = ["campaign", "sale", "clearance"] as const;

/** What a campaign is called. Only what lasts for a limited time may be a sale. */
export type CampaignKind = (typeof campaignKinds)[number];

/** The word for a campaign's kind above its title; null where the title says it already. */
export function kindAbove(word: string, title: string): string | null {
  return title.toLowerCase().includes(word.toLowerCase()) ? null : word;
}
