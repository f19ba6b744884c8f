import type { OrderAct, OrderProblem, LineQuantity } from "@torg/orders/domain";
import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";

type WithAll<Act> = Act extends { readonly pieces: readonly LineQuantity[] }
  ? Omit<Act, "pieces"> & { readonly pieces: readonly LineQuantity[] | "all" }
  : Act;

/** A requested act: `all` means all pieces for which it is possible at the time. */
export type RequestedAct = WithAll<OrderAct>;

/** A request to do an act on an order. */
export interface OrderActRequest {
  readonly orderId: number;
  /** Idempotency key: a retry with it does nothing more. */
  readonly key: string;
  readonly act: RequestedAct;
  /** The tracking address of a shipment; empty: none. */
  readonly parcelLink?: string;
  /** The operator who does it; empty: a command. */
  readonly doneBy?: string;
  /** Written in the same transaction when the act is done, but not on a retry. */
  readonly also?: (db: Transaction<Database>) => Promise<void>;
}

/** Why an act was rejected. */
export type OrderActProblem =
  | OrderProblem
  /** The order does not exist, or is a request for a quote. */
  | { readonly code: "no-order" | "quote" }
  /** The key was already used for another act. */
  | { readonly code: "key-used" }
  /** The provider captures all of the money or none. */
  | { readonly code: "whole-only" };

/** The result of a request. */
export type OrderActResult =
  | { readonly ok: true; readonly actId: number; readonly isNew: boolean; readonly creditNote: number | null }
  | { readonly ok: false; readonly problem: OrderActProblem };
