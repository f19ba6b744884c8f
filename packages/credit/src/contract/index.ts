export { campaignsOf, creditCampaignSchema, creditCampaignsCall } from "./creditCampaignsCall.ts";
export type { WireCampaign } from "./creditCampaignsCall.ts";
export { leasingWidgetCall } from "./leasingWidgetCall.ts";
