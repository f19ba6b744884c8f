import { accountFields } from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import type { ShopConfig } from "../config/readConfig.ts";

/** Where the app comes back to when it was opened on the device that shows the page. */
export function bankIdBack({ payments }: Pick<ShopConfig, "payments">): string {
  return `${payments.publicUrl}${pageAddress("bankIdLogin")}?${accountFields.device}=same`;
}
