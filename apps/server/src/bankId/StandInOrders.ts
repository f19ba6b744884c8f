/** An action in the app: opening it, entering the code, cancelling; or the BankID is blocked. */
export type BankIdAct = "open" | "sign" | "cancel" | "block";

/** An order of the stand-in. */
export interface StandInOrder {
  readonly orderRef: string;
  readonly autoStartToken: string;
  readonly startedAt: number;
  readonly act: BankIdAct | null;
}

/** The store of the stand-in's orders. */
export interface StandInOrders {
  readonly put: (order: StandInOrder) => Promise<void>;
  readonly find: (orderRef: string) => Promise<StandInOrder | null>;
  readonly drop: (orderRef: string) => Promise<void>;
}

/** Keeps orders in the memory of one process. */
export function ordersInMemory(): StandInOrders {
  const orders = new Map<string, StandInOrder>();
  return {
    put: async (order) => void orders.set(order.orderRef, order),
    find: async (orderRef) => orders.get(orderRef) ?? null,
    drop: async (orderRef) => void orders.delete(orderRef),
  };
}
