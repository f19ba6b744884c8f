import { pageAddress } from "@torg/pages/contract";
import type { Selectable } from "kysely";
import type { OrderTable } from "../database/tables/orderTables.ts";

/** Where a letter leads to the page of an order, with the key that opens it to its buyer alone. */
export function orderAddress(
  publicUrl: string,
  { id, access_token: key }: Pick<Selectable<OrderTable>, "id" | "access_token">,
): string {
  return `${publicUrl}${pageAddress("confirmation", id)}?key=${key}`;
}
