import { scheduleTimeout } from "@torg/http";
import { createStore } from "zustand/vanilla";
import { emptyStateCategoriesCall } from "../contract/cartCalls.ts";
import { totalEvent } from "../contract/cartEvents.ts";
import { emptyCart, type Cart } from "../domain/cart.ts";
import { restoreLine, setLineQuantity } from "../domain/buying/cartChange.ts";
import { type CartSync, hasPendingChanges, idleSync, optimisticCart, shownLines } from "../domain/cartSync.ts";
import type { CartSnapshot, CartState, CartStateOptions } from "./cartState.ts";
import { createCartQueue } from "./createCartQueue.ts";
import { createDiscounts } from "./createDiscounts.ts";
import { createPurchases, type Broadcast } from "./createPurchases.ts";

/** The part of the snapshot that is derived from the sync. */
function viewOf(sync: CartSync): Pick<CartSnapshot, "cart" | "lines" | "optimisticCart" | "isPending"> {
  return {
    cart: sync.cart,
    lines: shownLines(sync),
    optimisticCart: optimisticCart(sync),
    isPending: hasPendingChanges(sync),
  };
}

function firstSnapshot(initial: Cart | undefined): CartSnapshot {
  const { itemCount, productsOre } = initial ?? emptyCart;
  return {
    ...viewOf(idleSync(initial ?? emptyCart)),
    totals: { itemCount, productsOre },
    isLoaded: initial !== undefined,
    isUnread: false,
    isOpen: false,
    addedCount: 0,
    addedDialog: null,
    purchases: {},
    discountBox: { isBusy: false, problem: null },
    categories: null,
  };
}

/** Creates the cart of one page. It sends no request until one of its methods is called. */
export function createCartState(options: CartStateOptions): CartState {
  const { client, initial, refreshCheckout = false, emit, onCheckoutAnswer, onUpdated } = options;
  const schedule = options.schedule ?? scheduleTimeout;
  const store = createStore<CartSnapshot>()(() => firstSnapshot(initial));
  const { getState, setState } = store;

  const broadcast: Broadcast = ({ itemCount, productsOre, includesVat }) => {
    const before = getState().totals;
    if (before.itemCount === itemCount && before.productsOre === productsOre) return;
    setState({ totals: { itemCount, productsOre } });
    emit?.("cart:total", totalEvent({ itemCount, productsOre, includesVat }));
  };

  const queue = createCartQueue({
    client,
    initial: initial ?? emptyCart,
    refreshCheckout,
    onAnswer: (answer) => onCheckoutAnswer?.(answer),
    onUnread: () => setState({ isUnread: !getState().isLoaded }),
    onChange(sync, { isRead, isAfterUpdate }) {
      setState({ ...viewOf(sync), ...(isRead ? { isLoaded: true, isUnread: false } : {}) });
      if (!isRead) return;
      broadcast(sync.cart);
      if (isAfterUpdate) onUpdated?.(sync.cart);
    },
  });

  const loadCategories = async (): Promise<void> => {
    const answer = await client.send(emptyStateCategoriesCall, {}).catch(() => null);
    setState({ categories: answer?.categories ?? getState().categories ?? [] });
  };

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async refresh() {
      await queue.read();
    },
    changeQuantity({ rowId }, quantity) {
      const line = getState().lines.find((candidate) => candidate.rowId === rowId);
      if (line === undefined) return;
      const change = setLineQuantity(line, quantity);
      if (change.quantity !== line.quantity) void queue.enqueue([change]);
    },
    restore: (line) => void queue.enqueue([restoreLine(line)]),
    toggle(isOpen = !getState().isOpen) {
      if (isOpen && !getState().isOpen) void loadCategories();
      setState({ isOpen });
    },
    loadCategories,
    ...createPurchases({ store, client, queue, schedule, broadcast, emit }),
    discounts: createDiscounts({ store, client, queue, onCheckoutAnswer }),
  };
}
