import type { BankId } from "../../bankId/BankId.ts";
import { createBankId } from "../../bankId/createBankId.ts";
import { type BankIdStandIn, createBankIdStandIn } from "../../bankId/createBankIdStandIn.ts";
import { ordersInDatabase, type SharedStandInOrders } from "../../bankId/ordersInDatabase.ts";
import type { ShopConfig } from "../../config/readConfig.ts";
import type { ShopContext } from "../../context/ShopContext.ts";
import type { ProviderFetch } from "../../providers/providerHttp.ts";
import { standInHost } from "../../providers/standIns/StandIn.ts";

/** The stand-in's page, in place of the app. */
export const bankIdStandInPath = "/_providers/bankid";

/** BankID, or its stand-in with its orders. */
export interface OpenBankId {
  readonly bankId: BankId;
  /** The address that opens the app. */
  readonly app: string;
  readonly standIn: (BankIdStandIn & { readonly orders: SharedStandInOrders }) | null;
}

/** The settings that decide whether the stand-in may run. */
export type PretendingConfig = Pick<ShopConfig, "bankId" | "dataSet" | "hosts" | "shopFolder"> & {
  readonly payments: Pick<ShopConfig["payments"], "providers" | "publicUrl">;
};

/**
 * Whether the stand-in may run: only where the payment stand-ins run, in a shop with trial data that has no folder and
 * no configured address, as anyone who presses its button is logged in.
 */
export function allowsBankIdStandIn({ bankId, payments, dataSet, hosts, shopFolder }: PretendingConfig): boolean {
  const isSomebodys = shopFolder !== undefined || payments.publicUrl !== "" || hosts.length > 0;
  return bankId === null && payments.providers.length === 0 && dataSet !== "empty" && !isSomebodys;
}

/** Opens BankID with the shop's access, through `carry`; without access its stand-in, or null. */
export function openBankId(
  { db, config }: Pick<ShopContext, "db" | "config">,
  carry: ProviderFetch,
): OpenBankId | null {
  if (config.bankId !== null) {
    const bankId = createBankId(config.bankId, carry);
    return { bankId, app: "https://app.bankid.com/", standIn: null };
  }
  if (!allowsBankIdStandIn(config)) return null;
  const orders = ordersInDatabase(db);
  const standIn = createBankIdStandIn(() => Date.now(), orders);
  const bankId = createBankId({ host: standInHost("bankid"), certificate: undefined }, standIn.fetch);
  return { bankId, app: bankIdStandInPath, standIn: { ...standIn, orders } };
}
