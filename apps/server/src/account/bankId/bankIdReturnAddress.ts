import { accountFields } from "@torg/account/contract";
import { pageAddress } from "@torg/pages/contract";
import type { ShopConfig } from "../../config/readConfig.ts";

/** The address that the app returns to when opened on the device with the page. */
export function bankIdReturnAddress({ payments }: Pick<ShopConfig, "payments">): string {
  return `${payments.publicUrl}${pageAddress("bankIdLogin")}?${accountFields.device}=same`;
}
