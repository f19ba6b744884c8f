import type { OrderAct, OrderProblem, Pieces } from "@torg/orders/domain";
import type { Transaction } from "kysely";
import type { Database } from "../../database/Database.ts";

type WithAll<Act> = Act extends { readonly pieces: readonly Pieces[] }
  ? Omit<Act, "pieces"> & { readonly pieces: readonly Pieces[] | "all" }
  : Act;

/** An act as it is asked for: `all` pieces are those that it is possible with when it is done. */
export type WantedAct = WithAll<OrderAct>;

/** An act that somebody wants to do to an order. */
export interface OrderActRequest {
  readonly orderId: number;
  /** Chosen by whoever asks: the same request sent again does nothing more. */
  readonly key: string;
  readonly act: WantedAct;
  /** Where the parcel of a shipment can be followed; empty: nowhere. */
  readonly parcelLink?: string;
  /** Who does it; empty: a command. */
  readonly doneBy?: string;
  /** What is written with it, in its transaction, when it is done and not sent again. */
  readonly also?: (db: Transaction<Database>) => Promise<void>;
}

/** Why the shop does not do an act. */
export type OrderActProblem =
  | OrderProblem
  /** It is no order, or a request for a quote. */
  | { readonly code: "no-order" | "quote" }
  /** The key was used for another act. */
  | { readonly code: "key-used" }
  /** The provider takes the money for everything or for nothing. */
  | { readonly code: "whole-only" };

/** What became of a request. */
export type OrderActResult =
  | { readonly ok: true; readonly actId: number; readonly isNew: boolean; readonly creditNote: number | null }
  | { readonly ok: false; readonly problem: OrderActProblem };
