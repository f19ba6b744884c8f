import type { VatShare } from "@torg/format";
import type { OrderState, Parcel, ReturnGround } from "@torg/orders/domain";
import type { OrderTask } from "./possibleTasks.ts";

/** How far an order has come at the desk: a provider that takes the money back calls it off. */
export type DeskOrderState = OrderState | "payment-gone";

/** An order in a list at the desk. */
export interface DeskOrderRow {
  /** The number that the buyer was told. */
  readonly number: string;
  readonly state: DeskOrderState;
  /** ISO moment. */
  readonly placedAt: string;
  /** The company, or the person who bought. */
  readonly buyer: string;
  readonly city: string;
  readonly delivery: string;
  readonly totalOre: number;
  /** Pieces that have neither left nor been cancelled. */
  readonly open: number;
  /** Whether money of it could not be moved. */
  readonly hasStuckMoney: boolean;
}

/** A line of an order, and where its pieces are. */
export interface DeskLine {
  readonly id: number;
  readonly name: string;
  /** The shop's own number of the article; empty where it has none. */
  readonly article: string;
  readonly quantity: number;
  readonly open: number;
  readonly shipped: number;
  readonly cancelled: number;
  /** Of those that were shipped. */
  readonly returned: number;
  /** What all pieces cost after discounts. */
  readonly totalOre: number;
}

/** Pieces of a line in what has happened. */
export interface NamedPieces {
  readonly name: string;
  readonly quantity: number;
}

/** What has happened to an order, in the order in which it did. */
export type DeskEvent = DeskMoment &
  (
    | { readonly kind: "placed" }
    | { readonly kind: "pick" }
    | {
        readonly kind: "ship";
        readonly pieces: readonly NamedPieces[];
        readonly parcel: (Parcel & { readonly link: string }) | null;
      }
    | { readonly kind: "deliver"; readonly shipment: number }
    | { readonly kind: "cancel"; readonly pieces: readonly NamedPieces[] }
    | {
        readonly kind: "return";
        readonly pieces: readonly NamedPieces[];
        readonly ground: ReturnGround;
        readonly isRestocked: boolean;
        readonly creditNote: number | null;
      }
    | { readonly kind: "credit"; readonly amountOre: number; readonly creditNote: number | null }
    | { readonly kind: "note"; readonly text: string }
    | { readonly kind: "money"; readonly move: DeskMove; readonly amountOre: number; readonly isByHand: boolean }
  );

/** When something happened, and who did it. */
export interface DeskMoment {
  /** ISO moment. */
  readonly at: string;
  /** The name of the operator; empty: the buyer, a command, or the shop on its own. */
  readonly by: string;
}

/** How money moves. */
export type DeskMove = "capture" | "refund" | "release" | "cards-back";

/** Money that has to move and has not. */
export interface WaitingMove {
  readonly move: DeskMove;
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
  /** The VAT within the total by rate, the highest first; absent: it is not told. */
  readonly vat?: readonly VatShare[] | undefined;
  readonly capturedOre: number;
  readonly refundedOre: number;
  readonly releasedOre: number;
  readonly ontoCardsOre: number;
  readonly waiting: readonly WaitingMove[];
}

/** Who bought, and where the goods go. */
export interface DeskBuyer {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  /** The address, line by line. */
  readonly address: readonly string[];
}

/** An order at the desk, with what whoever looks at it can do. */
export interface DeskOrder {
  readonly number: string;
  /** How many acts had been done: sent back with an act, so that what two do at once is done once. */
  readonly version: number;
  readonly state: DeskOrderState;
  /** ISO moment. */
  readonly placedAt: string;
  readonly buyer: DeskBuyer;
  readonly delivery: string;
  /** What the buyer wrote. */
  readonly message: string;
  readonly lines: readonly DeskLine[];
  readonly events: readonly DeskEvent[];
  readonly money: DeskMoney;
  readonly tasks: readonly OrderTask[];
  /** What may be taken off its price at most. */
  readonly creditableOre: number;
  /** Numbers of the shipments that have not been told to have reached the buyer. */
  readonly underWay: readonly number[];
}
