import type { MoneyLedger, OrderAct, OrderLife } from "@torg/orders/domain";
import type { Selectable } from "kysely";
import type {
  CreditNoteTable,
  MoneyMoveTable,
  OrderActTable,
  OrderLineTable,
  OrderTable,
} from "../../database/tables/orderTables.ts";
import type { Payment } from "../../payments/Payment.ts";

/** An act with what the shop keeps of it besides. */
export interface StoredAct {
  readonly row: Selectable<OrderActTable>;
  readonly act: OrderAct;
  readonly creditNote: Selectable<CreditNoteTable> | null;
}

/** Money of an order that has to move, or has. */
export type StoredMove = Selectable<MoneyMoveTable>;

/** An order with everything that has happened to it. */
export interface StoredOrder {
  readonly order: Selectable<OrderTable>;
  readonly lines: readonly Selectable<OrderLineTable>[];
  /** The payment through a provider that the order was placed for; null for orders paid otherwise. */
  readonly payment: Payment | null;
  readonly acts: readonly StoredAct[];
  readonly moves: readonly StoredMove[];
  readonly life: OrderLife;
  readonly ledger: MoneyLedger;
}
