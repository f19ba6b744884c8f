/** The kinds of campaign: a campaign, a sale (rea), or a clearance. */
export const campaignKinds = ["campaign", "sale", "clearance"] as const;

/** The kind of a campaign. Only one that lasts for a limited time may be called a sale. */
export type CampaignKind = (typeof campaignKinds)[number];

/** The kind shown above a campaign's title; null if the title already contains the word. */
export function campaignKindLabel(word: string, title: string): string | null {
  return title.toLowerCase().includes(word.toLowerCase()) ? null : word;
}
