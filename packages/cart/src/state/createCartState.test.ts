import { CallError, toWire, type Call, type Client } from "@torg/http";
import { describe, expect, it, vi } from "vitest";
import { cartSchema } from "../contract/cartSchema.ts";
import { discountSchema } from "../contract/discountSchema.ts";
import { emptyCart, type Cart } from "../domain/cart.ts";
import { aCart, aCartLine, aDiscount } from "../fixtures/index.ts";
import type { CartState, CartStateOptions } from "./cartState.ts";
import { createCartState } from "./createCartState.ts";

vi.mock("react", () => {
  throw new Error("The state room has imported react.");
});

interface Sent {
  readonly path: string;
  readonly request: unknown;
  readonly url: string | undefined;
  readonly answer: (body: unknown) => Promise<void>;
  readonly refuse: (status: number, serverMessage?: string) => Promise<void>;
}

/** Lets every promise that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A response in wire format; the response to a change holds the cart among other fields. */
function onTheWire<Q, R>(call: Call<Q, R>, body: unknown): unknown {
  const holdsCart = typeof body === "object" && body !== null && "lines" in body;
  return toWire<unknown>(holdsCart ? cartSchema : call.response, body);
}

/** A client whose calls stay open until the test answers them. */
function aClient(): { readonly client: Client; readonly sent: Sent[]; readonly last: () => Sent } {
  const sent: Sent[] = [];
  const client: Client = {
    send: (call, request, options) =>
      new Promise((resolve, reject) => {
        sent.push({
          path: call.path,
          request,
          url: options?.url,
          answer: (body) => {
            resolve(call.response.parse(onTheWire(call, body)));
            return settle();
          },
          refuse: (status, serverMessage) => {
            reject(new CallError("refused", { status, serverMessage: serverMessage ?? null, data: null }));
            return settle();
          },
        });
      }),
  };
  const last = (): Sent => {
    const call = sent.at(-1);
    if (call === undefined) throw new Error("Nothing was sent.");
    return call;
  };
  return { client, sent, last };
}

/** Timers that the test controls. */
function aSchedule(): {
  readonly schedule: CartStateOptions["schedule"];
  readonly pass: (milliseconds: number) => void;
} {
  let now = 0;
  let timers: { readonly due: number; readonly run: () => void }[] = [];
  return {
    schedule(run, milliseconds) {
      const timer = { due: now + milliseconds, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass(milliseconds) {
      now += milliseconds;
      const due = timers.filter((timer) => timer.due <= now);
      timers = timers.filter((timer) => timer.due > now);
      for (const timer of due) timer.run();
    },
  };
}

function aState(initial: Cart = aCart(), options: Partial<CartStateOptions> = {}) {
  const { client, sent, last } = aClient();
  const { schedule, pass } = aSchedule();
  const events: unknown[][] = [];
  const state: CartState = createCartState({
    client,
    initial,
    ...(schedule === undefined ? {} : { schedule }),
    emit: (name, detail) => events.push([name, detail]),
    ...options,
  });
  return { state, sent, last, pass, events };
}

const paths = (sent: readonly Sent[]): readonly string[] => sent.map(({ path }) => path);
const index = "/checkoutv3/products/index";
const update = "/checkoutv3/products/update";

describe("refresh", () => {
  it("shows the server's cart and tells the page about the new totals", async () => {
    const { state, last, events } = aState(emptyCart);
    void state.refresh();
    await last().answer(aCart());
    expect(state.getState()).toMatchObject({ isLoaded: true, totals: { itemCount: 2, productsOre: 1_398_000 } });
    const totals = { totalAmount: 2, totalProductSum: 13_980, includes_vat: true };
    expect(events).toEqual([["cart:total", totals]]);
  });

  it("keeps the earlier cart when it fails", async () => {
    const { state, last } = aState();
    const before = state.getState().cart;
    const reading = state.refresh();
    await last().refuse(500);
    await expect(reading).resolves.toBeUndefined();
    expect(state.getState().cart).toEqual(before);
  });

  it("uses only the newest response", async () => {
    const { state, sent } = aState(emptyCart);
    void state.refresh();
    void state.refresh();
    await sent[1]?.answer(aCart());
    await sent[0]?.answer(emptyCart);
    expect(state.getState().lines).toHaveLength(1);
  });
});

describe("changeQuantity", () => {
  it("shows the quantity at once, keeps the old totals, and reads the cart after the response", async () => {
    const { state, sent, last } = aState();
    state.changeQuantity({ rowId: "r-1" }, 3);
    expect(state.getState()).toMatchObject({ isPending: true, lines: [{ quantity: 3, isPending: true }] });
    expect(state.getState().cart.productsOre).toBe(1_398_000);
    expect(last().request).toEqual({ products: { 1001: { rowId: "r-1", quantity: 3 } }, refreshCheckout: false });
    await last().answer({});
    expect(paths(sent)).toEqual([update, index]);
    await last().answer(aCart({ lines: [aCartLine({ quantity: 3 })] }));
    expect(state.getState()).toMatchObject({ isPending: false, lines: [{ quantity: 3, isPending: false }] });
  });

  it("removes the line when the quantity becomes zero", async () => {
    const { state, last } = aState();
    state.changeQuantity({ rowId: "r-1" }, 0);
    expect(state.getState().lines).toEqual([]);
    expect(last().request).toMatchObject({ products: { 1001: { quantity: 0 } } });
  });

  it("caps the quantity at the line's maximum and sends nothing when nothing changes", () => {
    const { state, sent } = aState(aCart({ lines: [aCartLine({ maxPurchasableQuantity: 2 })] }));
    state.changeQuantity({ rowId: "r-1" }, 5);
    state.changeQuantity({ rowId: "r-9" }, 5);
    expect(sent).toEqual([]);
  });

  it("sends a burst as two calls, the second with the last quantity, and reads once", async () => {
    const { state, sent, last } = aState();
    for (const quantity of [3, 4, 5]) state.changeQuantity({ rowId: "r-1" }, quantity);
    await last().answer({});
    expect(last().request).toMatchObject({ products: { 1001: { quantity: 5 } } });
    await last().answer({});
    expect(paths(sent)).toEqual([update, update, index]);
  });

  it("shows the earlier cart and no message when the call fails", async () => {
    const { state, last } = aState();
    state.changeQuantity({ rowId: "r-1" }, 3);
    await last().refuse(500);
    await last().answer(aCart());
    expect(state.getState()).toMatchObject({ isPending: false, lines: [{ quantity: 2 }] });
  });

  it("becomes usable again when even the cart cannot be read", async () => {
    const { state, last } = aState();
    state.changeQuantity({ rowId: "r-1" }, 3);
    await last().refuse(0);
    await last().refuse(0);
    expect(state.getState()).toMatchObject({ isPending: false, lines: [{ quantity: 2 }] });
  });

  it("requests the checkout on the checkout page and hands it over", async () => {
    const onCheckoutAnswer = vi.fn();
    const { state, last } = aState(aCart(), { refreshCheckout: true, onCheckoutAnswer });
    state.changeQuantity({ rowId: "r-1" }, 3);
    expect(last().request).toMatchObject({ refreshCheckout: true });
    await last().answer({ snippet: null, handler: "svea" });
    expect(onCheckoutAnswer).toHaveBeenCalledExactlyOnceWith({ snippet: null, handler: "svea" });
  });

  it("hands an updated cart over once, after it has been read", async () => {
    const onUpdated = vi.fn();
    const { state, last } = aState(aCart(), { onUpdated });
    void state.refresh();
    await last().answer(aCart());
    expect(onUpdated).not.toHaveBeenCalled();
    state.changeQuantity({ rowId: "r-1" }, 3);
    await last().answer({});
    await last().answer(aCart({ lines: [aCartLine({ quantity: 3 })] }));
    expect(onUpdated).toHaveBeenCalledOnce();
    expect(onUpdated).toHaveBeenCalledWith(
      expect.objectContaining({ lines: [expect.objectContaining({ productId: 1001, quantity: 3 })] }),
    );
  });
});

describe("restore", () => {
  it("puts a removed line back with its quantity, after the removal", async () => {
    const { state, sent, last } = aState();
    state.changeQuantity({ rowId: "r-1" }, 0);
    state.restore(aCartLine({ quantity: 2 }));
    expect(state.getState().lines).toMatchObject([{ rowId: "r-1", quantity: 2 }]);
    await last().answer({});
    expect(sent[1]?.request).toMatchObject({ products: { 1001: { quantity: 2, added: 2 } } });
  });

  it("keeps what another window added in the meantime", async () => {
    const { state, last } = aState(emptyCart);
    state.restore(aCartLine({ quantity: 2 }));
    expect(last().request).toMatchObject({ products: { 1001: { quantity: 2 } } });
    expect(last().request).not.toHaveProperty("products.1001.rowId");
  });
});

describe("add", () => {
  const cable = aCartLine({ productId: 1302, rowId: "r-2", quantity: 1 });
  const withCable = aCart({ lines: [cable, aCartLine({ productId: 1901, rowId: "r-3", quantity: 1 })] });

  it("says for three seconds that the product was added, tells the page and keeps the link", async () => {
    const { state, last, events, pass } = aState(emptyCart);
    void state.add({ productId: 1302, addonProductIds: [1901] });
    expect(state.getState().purchases).toMatchObject({ "1302/0": { phase: "adding" } });
    expect(last().request).toMatchObject({ products: { 1302: { quantity: 1 }, 1901: { quantity: 1 } } });
    await last().answer(withCable);
    expect(state.getState().purchases).toMatchObject({ "1302/0": { phase: "added" } });
    expect(events).toEqual([["cart:added", { product_id: 1302, variant_id: null, addon_product_ids: [1901] }]]);
    pass(2999);
    expect(state.getState().purchases).toMatchObject({ "1302/0": { phase: "added" } });
    pass(1);
    expect(state.getState().purchases).toMatchObject({ "1302/0": { phase: "done" } });
  });

  it("counts a second click before the first is answered", async () => {
    const { state, last } = aState(emptyCart);
    void state.add({ productId: 1302 });
    void state.add({ productId: 1302 });
    await last().answer(withCable);
    expect(last().request).toMatchObject({ products: { 1302: { quantity: 1 } } });
    expect(state.getState().purchases).toMatchObject({ "1302/0": { phase: "added" } });
  });

  it("sends one more for a known row, beside the quantity for servers that know no additions", async () => {
    const { state, last } = aState();
    void state.add({ productId: 1001 });
    expect(last().request).toMatchObject({ products: { 1001: { rowId: "r-1", quantity: 3, added: 1 } } });
  });

  it("sends one more at once, also while the cart is being read", async () => {
    const { state, last, sent } = aState(emptyCart);
    void state.refresh();
    void state.add({ productId: 1001 });
    expect(paths(sent)).toEqual([index, update]);
    expect(last().request).toEqual({ products: { 1001: { quantity: 1 } }, refreshCheckout: false });
  });

  it("counts the additions that the alert announces", async () => {
    const { state, last } = aState(emptyCart);
    expect(state.getState().addedCount).toBe(0);
    void state.add({ productId: 1302 });
    await last().answer(withCable);
    expect(state.getState().addedCount).toBe(1);
  });

  it("says that nothing was added when the cart in the response lacks it", async () => {
    const { state, last, events } = aState(emptyCart);
    void state.add({ productId: 1302 });
    await last().answer({ ...emptyCart });
    expect(state.getState()).toMatchObject({
      addedCount: 0,
      purchases: { "1302/0": { phase: "idle", problem: { code: "not-added" } } },
    });
    expect(events).toEqual([]);
  });

  it("reads the cart when the response has none, and claims only what it can see", async () => {
    const { state, sent } = aState(emptyCart);
    const adding = state.add({ productId: 1302 });
    await sent[0]?.answer({});
    await Promise.all(sent.slice(1).map((call) => call.answer(withCable)));
    await adding;
    expect(state.getState().purchases).toMatchObject({ "1302/0": { phase: "added", problem: null } });
    const again = state.add({ productId: 1901 });
    const before = sent.length;
    await sent.at(-1)?.answer({});
    await Promise.all(sent.slice(before).map((call) => call.refuse(500)));
    await again;
    expect(state.getState().purchases).toMatchObject({ "1901/0": { phase: "idle", problem: { code: "unconfirmed" } } });
  });

  it("says that an addon was not added", async () => {
    const { state, last } = aState(emptyCart);
    void state.add({ productId: 1302, addonProductIds: [1999] });
    await last().answer(withCable);
    expect(state.getState().purchases).toMatchObject({
      "1302/0": { phase: "added", problem: { code: "addons-missing" } },
    });
  });

  it("keeps the server's message of a refusal and shows nothing as added", async () => {
    const { state, last, events } = aState(emptyCart);
    void state.add({ productId: 1603 });
    await last().refuse(409, "Produkten är slutsåld.");
    expect(state.getState()).toMatchObject({
      addedCount: 0,
      purchases: { "1603/0": { phase: "idle", problem: { code: "refused", serverMessage: "Produkten är slutsåld." } } },
    });
    expect(events).toEqual([]);
  });

  it("has no message for a failing server", async () => {
    const { state, last } = aState(emptyCart);
    void state.add({ productId: 1302 });
    await last().refuse(500, "Något gick fel");
    expect(state.getState().purchases).toMatchObject({ "1302/0": { phase: "idle", problem: null } });
  });
});

describe("addAt", () => {
  const address = "/tjanster/boka/1602";

  it("opens the dialog at once, fills it and broadcasts the total", async () => {
    const { state, sent, last, events } = aState(emptyCart);
    void state.addAt(address, { productId: 1602 });
    expect(state.getState().addedDialog).toEqual({ html: null, error: null });
    expect(last().url).toBe(address);
    await last().answer({ modalHtml: "<p>Presentkort</p>", cartTotal: { itemCount: 1, productsOre: 50_000 } });
    expect(state.getState()).toMatchObject({
      addedDialog: { html: "<p>Presentkort</p>", error: null },
      totals: { itemCount: 1, productsOre: 50_000 },
      purchases: { "1602/0": { phase: "added" } },
    });
    expect(events.map(([name]) => name)).toEqual(["cart:added", "cart:total"]);
    expect(paths(sent).at(-1)).toBe(index);
  });

  it("shows the server's refusal in the dialog, and reads the cart, which may hold the product already", async () => {
    const { state, sent, last } = aState(emptyCart);
    void state.addAt(address, { productId: 1603 });
    await last().refuse(409, "Produkten är slutsåld.");
    expect(state.getState().addedDialog).toEqual({
      html: null,
      error: { text: "Produkten är slutsåld.", isUnconfirmed: false },
    });
    expect(state.getState().purchases).toMatchObject({ "1603/0": { phase: "idle" } });
    expect(paths(sent).at(-1)).toBe(index);
  });

  it("says in the dialog and at the button that the outcome is unknown when the server fails", async () => {
    const { state, last } = aState(emptyCart);
    void state.addAt(address, { productId: 1603 });
    await last().refuse(0);
    expect(state.getState().addedDialog).toEqual({ html: null, error: { text: null, isUnconfirmed: true } });
    expect(state.getState().purchases).toMatchObject({ "1603/0": { phase: "idle", problem: { code: "unconfirmed" } } });
  });

  it("does not reopen a dialog that was closed before the response came", async () => {
    const { state, last } = aState(emptyCart);
    void state.addAt(address, { productId: 1602 });
    state.closeAddedDialog();
    await last().answer({ modalHtml: "<p>x</p>", cartTotal: { itemCount: 1, productsOre: 50_000 } });
    expect(state.getState().addedDialog).toBeNull();
  });
});

describe("toggle", () => {
  it("opens, loads the links of the empty cart, and closes", async () => {
    const { state, sent, last } = aState();
    state.toggle();
    expect(state.getState().isOpen).toBe(true);
    await last().answer({ categories: [{ title: "Vitvaror", link: "/kategori/vitvaror" }] });
    expect(state.getState().categories).toEqual([{ title: "Vitvaror", link: "/kategori/vitvaror" }]);
    state.toggle();
    expect(state.getState().isOpen).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it("has no links when they could not be loaded", async () => {
    const { state, last } = aState();
    state.toggle(true);
    await last().refuse(500);
    expect(state.getState().categories).toEqual([]);
  });
});

describe("discounts", () => {
  const wish = { campaignCode: " SOMMAR10 ", refreshCheckout: false };
  // The calls are loaded with the first code.
  const sends = (sent: readonly unknown[], calls: number) => vi.waitFor(() => expect(sent).toHaveLength(calls), 10_000);

  it("adds a trimmed code and reads the cart", async () => {
    const { state, sent, last } = aState();
    const adding = state.discounts.store(wish);
    expect(state.getState().discountBox.isBusy).toBe(true);
    await sends(sent, 1);
    expect(last().request).toEqual({ code: "SOMMAR10", refreshCheckout: false });
    await last().answer({ discount: aDiscount(), message: null });
    await last().answer(aCart({ discount: aDiscount() }));
    await expect(adding).resolves.toBe(true);
    expect(paths(sent)).toEqual(["/checkoutv3/discounts/store", index]);
    expect(state.getState().discountBox).toEqual({ isBusy: false, problem: null });
    expect(state.getState().cart.discount.totalOre).toBe(139_800);
  });

  it("keeps the server's message about a code that was not applied", async () => {
    const { state, sent, last } = aState();
    const adding = state.discounts.store(wish);
    await sends(sent, 1);
    await last().answer({ discount: null, message: "Koden har gått ut." });
    await expect(adding).resolves.toBe(false);
    expect(state.getState().discountBox.problem).toEqual({ text: "Koden har gått ut.", isRemoval: false });
  });

  it("has no message when the server gives none or fails", async () => {
    const { state, sent, last } = aState();
    void state.discounts.store(wish);
    await sends(sent, 1);
    await last().answer({ discount: null, message: null });
    expect(state.getState().discountBox.problem).toEqual({ text: null, isRemoval: false });
    void state.discounts.store(wish);
    await sends(sent, 2);
    await last().refuse(500, "Något gick fel");
    expect(state.getState().discountBox).toEqual({ isBusy: false, problem: { text: null, isRemoval: false } });
  });

  it("sends neither an empty code nor a second one while one is on its way", async () => {
    const { state, sent } = aState();
    await expect(state.discounts.store({ ...wish, campaignCode: "  " })).resolves.toBe(false);
    void state.discounts.store(wish);
    await expect(state.discounts.store(wish)).resolves.toBe(false);
    await sends(sent, 1);
  });

  it("removes a code, and keeps it when the server refuses", async () => {
    const { state, sent, last } = aState(aCart({ discount: aDiscount() }));
    void state.discounts.remove({ code: "LAST", refreshCheckout: false });
    await sends(sent, 1);
    await last().answer({ error: true, message: "Rabatten kunde inte tas bort.", discount: null });
    expect(state.getState().discountBox.problem).toEqual({ text: "Rabatten kunde inte tas bort.", isRemoval: true });
    expect(state.getState().cart.discount.rows).toHaveLength(1);
    void state.discounts.remove({ code: "SOMMAR10", refreshCheckout: false });
    await sends(sent, 2);
    await last().answer({ error: false, message: null });
    await last().answer(aCart());
    expect(state.getState().cart.discount.rows).toEqual([]);
  });

  it("hands over the checkout's part of the response", async () => {
    const onCheckoutAnswer = vi.fn();
    const { state, sent, last } = aState(aCart(), { onCheckoutAnswer });
    void state.discounts.store({ ...wish, refreshCheckout: true });
    await sends(sent, 1);
    expect(last().request).toMatchObject({ refreshCheckout: true });
    await last().answer({ discount: aDiscount(), message: null, snippet: "manual_payment" });
    expect(onCheckoutAnswer).toHaveBeenCalledExactlyOnceWith({
      discount: toWire(discountSchema, aDiscount()),
      snippet: "manual_payment",
    });
  });
});
