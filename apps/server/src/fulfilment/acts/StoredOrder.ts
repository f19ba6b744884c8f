import type { MoneyLedger, OrderAct, OrderHistory } from "@torg/orders/domain";
import type { Selectable } from "kysely";
import type {
  CreditNoteTable,
  MoneyMoveTable,
  OrderActTable,
  OrderLineTable,
  OrderTable,
} from "../../database/tables/orderTables.ts";
import type { Payment } from "../../payments/Payment.ts";

/** An act with its stored data. */
export interface StoredAct {
  readonly row: Selectable<OrderActTable>;
  readonly act: OrderAct;
  readonly creditNote: Selectable<CreditNoteTable> | null;
}

/** Money of an order that has moved or has to. */
export type StoredMove = Selectable<MoneyMoveTable>;

/** An order with its whole history. */
export interface StoredOrder {
  readonly order: Selectable<OrderTable>;
  readonly lines: readonly Selectable<OrderLineTable>[];
  /** The payment through a provider; null for orders paid otherwise. */
  readonly payment: Payment | null;
  readonly acts: readonly StoredAct[];
  readonly moves: readonly StoredMove[];
  readonly life: OrderHistory;
  readonly ledger: MoneyLedger;
}
