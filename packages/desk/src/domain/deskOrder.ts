import type { VatShare } from "@torg/format";
import type { MoneyMove, OrderState, Parcel, ReturnReason } from "@torg/orders/domain";
import type { OrderTask } from "./possibleTasks.ts";

/** The state of an order at the desk: a payment reversed at the provider cancels it. */
export type DeskOrderState = OrderState | "payment-gone";

/** An order in a list at the desk. */
export interface DeskOrderRow {
  /** The number given to the buyer. */
  readonly number: string;
  readonly state: DeskOrderState;
  /** ISO moment. */
  readonly placedAt: string;
  /** The company, or the person who bought. */
  readonly buyer: string;
  readonly city: string;
  readonly delivery: string;
  readonly totalOre: number;
  /** Pieces neither shipped nor cancelled. */
  readonly open: number;
  /** Whether some of its money could not be moved. */
  readonly hasStuckMoney: boolean;
}

/** A line of an order, and where its pieces are. */
export interface DeskLine {
  readonly id: number;
  readonly name: string;
  /** The shop's article number; empty when it has none. */
  readonly article: string;
  readonly quantity: number;
  readonly open: number;
  readonly shipped: number;
  readonly cancelled: number;
  /** Part of the shipped pieces. */
  readonly returned: number;
  /** Total of all pieces after discounts. */
  readonly totalOre: number;
}

/** Pieces of a line in an event. */
export interface NamedQuantity {
  readonly name: string;
  readonly quantity: number;
}

/** An event of an order's history. */
export type DeskEvent = DeskMoment &
  (
    | { readonly kind: "placed" }
    | { readonly kind: "pick" }
    | {
        readonly kind: "ship";
        readonly pieces: readonly NamedQuantity[];
        readonly parcel: (Parcel & { readonly link: string }) | null;
      }
    | { readonly kind: "deliver"; readonly shipment: number }
    | { readonly kind: "cancel"; readonly pieces: readonly NamedQuantity[] }
    | {
        readonly kind: "return";
        readonly pieces: readonly NamedQuantity[];
        readonly ground: ReturnReason;
        readonly isRestocked: boolean;
        readonly creditNote: number | null;
      }
    | { readonly kind: "credit"; readonly amountOre: number; readonly creditNote: number | null }
    | { readonly kind: "note"; readonly text: string }
    | { readonly kind: "money"; readonly move: MoneyMoveKind; readonly amountOre: number; readonly isByHand: boolean }
  );

/** When something happened, and who did it. */
export interface DeskMoment {
  /** ISO moment. */
  readonly at: string;
  /** The operator's name; empty: the buyer, a command, or the shop itself. */
  readonly by: string;
}

/** The kinds of money moves. */
export type MoneyMoveKind = MoneyMove["kind"];

/** A money move that is still pending. */
export interface PendingMoneyMove {
  readonly move: MoneyMoveKind;
  readonly amountOre: number;
  readonly tries: number;
  /** Why the last try failed, in the provider's words; empty: not tried yet. */
  readonly problem: string;
}

/** The money of an order. */
export interface DeskMoney {
  readonly provider: string;
  readonly way: string;
  readonly totalOre: number;
  /** The VAT within the total by rate, the highest first; absent: unknown. */
  readonly vat?: readonly VatShare[] | undefined;
  readonly capturedOre: number;
  readonly refundedOre: number;
  readonly releasedOre: number;
  readonly ontoCardsOre: number;
  readonly waiting: readonly PendingMoneyMove[];
}

/** The buyer, and the delivery address. */
export interface DeskBuyer {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** The address, line by line. */
  readonly address: readonly string[];
}

/** An order at the desk, with the tasks that the operator may do. */
export interface DeskOrder {
  readonly number: string;
  /** Number of acts so far: sent back with an act, so that of two concurrent acts only one is done. */
  readonly version: number;
  readonly state: DeskOrderState;
  /** ISO moment. */
  readonly placedAt: string;
  readonly buyer: DeskBuyer;
  readonly delivery: string;
  /** The buyer's message. */
  readonly message: string;
  readonly lines: readonly DeskLine[];
  readonly events: readonly DeskEvent[];
  readonly money: DeskMoney;
  readonly tasks: readonly OrderTask[];
  /** The largest possible price reduction. */
  readonly creditableOre: number;
  /** Numbers of the shipments not yet reported as delivered. */
  readonly underWay: readonly number[];
}
