import { type ShopSettings, shopSettingsSchema } from "@torg/navigation/contract";
import { serverTexts } from "../texts/sv.ts";

/** Parses the stored settings of the shop; a shop without a name gets a generic one. */
export const shopSettingsOf = (stored: object): ShopSettings =>
  shopSettingsSchema.parse({ shopName: serverTexts.unnamedShop, ...stored });
