import { pageAddress } from "@torg/pages/contract";
import type { Selectable } from "kysely";
import type { OrderTable } from "../../database/tables/orderTables.ts";

/** The link to an order's page for mails, with the key that opens it for its buyer only. */
export function orderAddress(
  publicUrl: string,
  { id, access_token: key }: Pick<Selectable<OrderTable>, "id" | "access_token">,
): string {
  return `${publicUrl}${pageAddress("confirmation", id)}?key=${key}`;
}
