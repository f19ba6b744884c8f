import { type ShopSettings, shopSettingsSchema } from "@torg/navigation/contract";
import { serverTexts } from "../texts/sv.ts";

/** The settings of the shop as they stand in its database; one that has not said its name is called a shop. */
export const shopSettingsOf = (stored: object): ShopSettings =>
  shopSettingsSchema.parse({ shopName: serverTexts.unnamedShop, ...stored });
