import { CallError, toWire, type Client } from "@torg/http";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyCart, type Cart } from "../domain/cart.ts";
import type { UpdateEntry } from "../domain/buying/updateRequest.ts";
import { aCart, aCartLine } from "../fixtures/index.ts";
import { cartSchema, updateProductsRequestSchema } from "../contract/index.ts";
import type { CartState } from "./cartState.ts";
import { createCartState } from "./createCartState.ts";

/** Lets every promise that can settle do so. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const products = [1, 2];

/** A server's cart that another window changes as well. A row added again gets a new id. */
class Shop {
  readonly #rows = new Map<number, { readonly row: string; quantity: number }>();
  #started = 0;

  quantity(product: number): number {
    return this.#rows.get(product)?.quantity ?? 0;
  }
  set(product: number, quantity: number): void {
    const row = this.#rows.get(product);
    if (quantity === 0) this.#rows.delete(product);
    else if (row === undefined) this.#rows.set(product, { row: `r-${(this.#started += 1)}`, quantity });
    else row.quantity = quantity;
  }
  take(product: number, { rowId, quantity, added }: UpdateEntry): void {
    const isMore = rowId === undefined || added !== undefined;
    this.set(product, isMore ? this.quantity(product) + (added ?? quantity) : quantity);
  }
  cart(): Cart {
    const lines = [...this.#rows].map(([productId, { row, quantity }]) =>
      aCartLine({ productId, rowId: row, quantity, maxPurchasableQuantity: null }),
    );
    return aCart({ lines });
  }
}

/** A pending call; `handle` is the server's action when the call arrives. */
interface OpenCall {
  readonly handle: () => unknown;
  readonly answer: (body: unknown) => void;
  readonly lose: () => void;
}

interface Walk {
  readonly shop: Shop;
  readonly state: CartState;
  readonly open: OpenCall[];
  /** All sent quantity changes. */
  readonly entries: (readonly [product: number, entry: UpdateEntry])[];
  readonly presses: Map<number, number>;
  readonly stepped: Set<number>;
}

function aWalk(initial: Cart | null, held: readonly number[]): Walk {
  const shop = new Shop();
  products.forEach((product, index) => shop.set(product, held[index] ?? 0));
  const open: OpenCall[] = [];
  const entries: (readonly [number, UpdateEntry])[] = [];
  const handleUpdate = (sent: readonly (readonly [number, UpdateEntry])[]): Cart => {
    for (const [product, entry] of sent) shop.take(product, entry);
    return shop.cart();
  };
  const client: Client = {
    send: (call, request) =>
      new Promise((resolve, reject) => {
        const sent =
          call.method === "GET"
            ? {}
            : updateProductsRequestSchema.parse(toWire<unknown>(updateProductsRequestSchema, request)).products;
        const read = Object.entries(sent).map(([id, { rowId, quantity, added }]): [number, UpdateEntry] => [
          Number(id),
          {
            quantity: quantity ?? 0,
            ...(rowId === undefined ? {} : { rowId }),
            ...(typeof added === "number" ? { added } : {}),
          },
        ]);
        entries.push(...read);
        open.push({
          handle: () => handleUpdate(read),
          answer: (body) => resolve(call.response.parse(toWire<unknown>(cartSchema, body))),
          lose: () => reject(new CallError("lost", { status: 0, serverMessage: null, data: null })),
        });
      }),
  };
  const state = createCartState({ client, ...(initial === null ? {} : { initial }), schedule: () => () => {} });
  return { shop, state, open, entries, presses: new Map(), stepped: new Set() };
}

type Step =
  | { readonly do: "press"; readonly product: number }
  | { readonly do: "elsewhere"; readonly product: number }
  | { readonly do: "gone"; readonly product: number }
  | { readonly do: "step"; readonly product: number; readonly quantity: number }
  | { readonly do: "refresh" }
  | { readonly do: "call"; readonly which: number; readonly isHandled: boolean; readonly isLost: boolean };

const product = fc.constantFrom(...products);
const buying: fc.Arbitrary<Exclude<Step, { do: "step" }>> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant("press" as const), product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("elsewhere" as const), product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("gone" as const), product }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refresh" as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("call" as const),
      which: fc.nat(9),
      isHandled: fc.boolean(),
      isLost: fc.boolean(),
    }),
  },
);
const stepping = fc.record({ do: fc.constant("step" as const), product, quantity: fc.integer({ min: 0, max: 9 }) });

async function answerCall({ open }: Walk, { which, isHandled, isLost }: Extract<Step, { do: "call" }>): Promise<void> {
  const [call] = open.splice(which % Math.max(1, open.length), 1);
  if (call === undefined) return;
  const body = isHandled || !isLost ? call.handle() : null;
  if (isLost) call.lose();
  else call.answer(body);
  await settle();
}

async function take(walk: Walk, step: Step): Promise<void> {
  const { shop, state, presses, stepped } = walk;
  if (step.do === "press") {
    presses.set(step.product, (presses.get(step.product) ?? 0) + 1);
    void state.add({ productId: step.product });
  } else if (step.do === "elsewhere") shop.set(step.product, shop.quantity(step.product) + 1);
  else if (step.do === "gone") shop.set(step.product, 0);
  else if (step.do === "refresh") void state.refresh();
  else if (step.do === "step") {
    const line = state.getState().lines.find((one) => one.productId === step.product);
    if (line === undefined) return;
    stepped.add(step.product);
    state.changeQuantity(line, step.quantity);
  } else await answerCall(walk, step);
}

async function finish(walk: Walk): Promise<void> {
  while (walk.open.length > 0) await answerCall(walk, { do: "call", which: 0, isHandled: true, isLost: false });
}

const quantities = (lines: Cart["lines"]): unknown =>
  lines.map(({ productId, quantity }) => `${productId}: ${quantity}`).toSorted((a, b) => a.localeCompare(b));

const held = fc.tuple(fc.nat(3), fc.nat(3));

describe("the requests that are sent, in any order, with any delay and loss", () => {
  it("are every press once and never a bare quantity, even if the cart is stale or could not be read", async () => {
    await fc.assert(
      fc.asyncProperty(held, fc.boolean(), fc.array(buying, { maxLength: 30 }), async (before, isRead, steps) => {
        const walk = aWalk(isRead ? emptyCart : null, before);
        for (const step of steps) await take(walk, step);
        await finish(walk);
        for (const id of products) {
          const sent = walk.entries.filter(([one]) => one === id).map(([, entry]) => entry);
          expect(sent.every(({ rowId, added }) => rowId === undefined || added !== undefined)).toBe(true);
          const more = sent.reduce((sum, { quantity, added }) => sum + (added ?? quantity), 0);
          expect(more).toBe(walk.presses.get(id) ?? 0);
        }
      }),
      { numRuns: 300 },
    );
  });

  it("add up to what was there, what another window added, and every press, when nothing is lost", async () => {
    const unlost = buying.filter(({ do: what }) => what !== "gone");
    await fc.assert(
      fc.asyncProperty(held, fc.array(unlost, { maxLength: 30 }), async (before, steps) => {
        const walk = aWalk(null, before);
        for (const step of steps) await take(walk, step.do === "call" ? { ...step, isLost: false } : step);
        await finish(walk);
        products.forEach((id, index) => {
          const elsewhere = steps.filter((step) => step.do === "elsewhere" && step.product === id).length;
          expect(walk.shop.quantity(id)).toBe((before[index] ?? 0) + elsewhere + (walk.presses.get(id) ?? 0));
        });
      }),
      { numRuns: 300 },
    );
  });

  it("have a quantity only for a row that was set, and end with the server's cart on the page", async () => {
    const any = fc.oneof({ weight: 3, arbitrary: buying }, { weight: 1, arbitrary: stepping });
    await fc.assert(
      fc.asyncProperty(held, fc.array(any, { maxLength: 30 }), async (before, steps) => {
        const walk = aWalk(null, before);
        for (const step of steps) await take(walk, step);
        await finish(walk);
        void walk.state.refresh();
        await finish(walk);
        const set = walk.entries.filter(([, entry]) => entry.rowId !== undefined && entry.added === undefined);
        expect(set.every(([id]) => walk.stepped.has(id))).toBe(true);
        expect(quantities(walk.state.getState().lines)).toEqual(quantities(walk.shop.cart().lines));
        expect(walk.state.getState().isPending).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
