import { addToCartCall, cartCall, emptyStateCategoriesCall, updateProductsCall } from "@torg/cart/contract";
import type { ListingProduct } from "@torg/catalog/contract";
import { showCheckoutCall } from "@torg/checkout/contract";
import { toKronor } from "@torg/format";
import type { Check, Probe } from "../../core/Check.ts";
import { demand, demandSame, demandSum, NotTried, need } from "../../core/outcomes.ts";
import { cartProblems } from "../../shop/cartProblems.ts";
import { fillCart, readCart, type ReadCart } from "../../shop/fillCart.ts";
import { isBuyable } from "../../shop/isBuyable.ts";

const unknownProduct = 999_999_999;

const linesOf = (cart: ReadCart) => cart.lines.filter((line) => line.giftCampaignId === null);
const quantities = (cart: ReadCart) => linesOf(cart).map((line) => [line.productId, line.quantity]);

async function startsEmpty(probe: Probe): Promise<void> {
  const cart = await readCart(await probe.visit());
  const { lines, itemCount, productsOre } = cart;
  const empty = { lines: [], itemCount: 0, productsOre: 0 };
  demandSame({ lines, itemCount, productsOre }, empty, "The cart of a new visitor");
  demandSame(cart.discount.rows, [], "The discounts of a new visitor");
}

async function addsProducts(probe: Probe): Promise<void> {
  const products = await probe.shop.buyable(3);
  const visitor = await probe.visit();
  const rows = Object.fromEntries(products.map((product) => [product.productId, { quantity: 1 }]));
  const cart = await fillCart(visitor, rows);
  const wanted = products.map((product) => product.productId).sort((a, b) => a - b);
  demandSame(
    linesOf(cart)
      .map((line) => line.productId)
      .sort((a, b) => a - b),
    wanted,
    "The products of the cart",
  );
  for (const product of products) {
    const line = linesOf(cart).find((one) => one.productId === product.productId);
    const price = cart.includesVat ? line?.unitPriceInclVatOre : line?.unitPriceExclVatOre;
    demandSum(
      toKronor(price ?? 0),
      toKronor(product.priceOre ?? 0),
      `The price of product ${product.productId} in the cart`,
    );
  }
}

/** The row id of a product, gifts excluded; empty when the cart does not contain it. */
const rowOf = (cart: ReadCart, id: number): string => linesOf(cart).find((line) => line.productId === id)?.rowId ?? "";

/** Products that can be added with a quantity alone, in stock or not. */
const plainProducts = async (probe: Probe) => {
  const isPlain = (product: ListingProduct): boolean => isBuyable({ ...product, stock: Math.max(1, product.stock) });
  return (await probe.shop.products()).filter(isPlain);
};

/** A product that one visitor may buy several of. */
async function oneOfSeveral(probe: Probe, least: number): Promise<number> {
  const found = (await plainProducts(probe)).find(
    ({ maxPurchasableQuantity: max, stock }) => (max ?? least) >= least && stock >= least,
  );
  return need(found, `No product can be bought ${least} times.`).productId;
}

async function additionsAddUp(probe: Probe): Promise<void> {
  const id = await oneOfSeveral(probe, 5);
  const visitor = await probe.visit();
  await fillCart(visitor, { [id]: { quantity: 1 } });
  const second = await fillCart(visitor, { [id]: { quantity: 1 } });
  demandSame(quantities(second), [[id, 2]], "The lines after one piece was sent twice without a row");
  const third = await fillCart(visitor, { [id]: { quantity: 0 } });
  demandSame(quantities(third), [[id, 2]], "The lines after none were added");
  const fourth = await fillCart(visitor, { [id]: { quantity: 3, rowId: rowOf(third, id), added: 1 } });
  demandSame(quantities(fourth), [[id, 3]], "The lines after one was added to the row, with what that comes to");
  // A page that read the cart before the last pieces were added sends too low a quantity.
  const late = await fillCart(visitor, { [id]: { quantity: 2, rowId: rowOf(fourth, id), added: 1 } });
  const [line] = linesOf(late);
  if (line?.quantity === 2) throw new NotTried("The backend does not know `added`: it sets the quantity beside it.");
  demandSame(quantities(late), [[id, 4]], "The lines after one was added to the row by a page with an older cart");
}

async function quantityIsAbsolute(probe: Probe): Promise<void> {
  const { productId: id } = await probe.shop.oneBuyable();
  const visitor = await probe.visit();
  const row = rowOf(await fillCart(visitor, { [id]: { quantity: 2 } }), id);
  const changed = await fillCart(visitor, { [id]: { quantity: 1, rowId: row } });
  demandSame(quantities(changed), [[id, 1]], "The lines after the row was changed");
  const repeated = await fillCart(visitor, { [id]: { quantity: 1, rowId: row } });
  demandSame(quantities(repeated), [[id, 1]], "The lines after the same change was sent twice");
  demandSame((await fillCart(visitor, { [id]: { quantity: 0, rowId: row } })).lines, [], "The cart after removing");
  demandSame(
    (await fillCart(visitor, { [id]: { quantity: 0, rowId: row } })).lines,
    [],
    "The cart after removing twice",
  );
}

async function answersTheCart(probe: Probe): Promise<void> {
  const { productId: id } = await probe.shop.oneBuyable();
  const visitor = await probe.visit();
  const request = { products: { [id]: { quantity: 1 } } };
  const plain = await visitor.send(updateProductsCall, { ...request, refreshCheckout: false });
  const cart = cartCall.response.safeParse(plain.data);
  demand(cart.success, "The answer to a change is no cart.");
  demandSame(cart.data, await readCart(visitor), "The cart that a change answers");
  const { status, data: shown } = await visitor.send(showCheckoutCall, {});
  // A backend with only a cart has no checkout to answer with.
  if (status === 404) return;
  const full = await visitor.send(updateProductsCall, { ...request, refreshCheckout: true });
  const missing = Object.keys(typeof shown === "object" && shown !== null ? shown : {}).filter(
    (name) => typeof full.data !== "object" || full.data === null || !Object.hasOwn(full.data, name),
  );
  demandSame(missing, [], "The checkout's fields that a change with refresh_checkout=1 lacks");
}

async function sumsAreRight(probe: Probe): Promise<void> {
  const products = await probe.shop.buyable(3, 1);
  const rows = products.map((product, index) => {
    const most = Math.min(product.maxPurchasableQuantity ?? 3, product.stock, 3);
    return [product.productId, { quantity: Math.max(1, Math.min(index + 1, most)) }] as const;
  });
  const cart = await fillCart(await probe.visit(), Object.fromEntries(rows));
  for (const problem of cartProblems(cart)) probe.fault(problem);
}

async function pricesAreItsOwn(probe: Probe): Promise<void> {
  const product = await probe.shop.oneBuyable();
  const { productId: id } = product;
  const visitor = await probe.visit();
  const body = [
    [`products[${id}][quantity]`, "1"],
    ...["price", "unit_price", "unit_price_incl_vat", "total_price_incl_vat", "product_display_price"].map((name) => [
      `products[${id}][${name}]`,
      "1",
    ]),
    ["totalProductSum", "1"],
    ["price", "1"],
  ];
  const type = "application/x-www-form-urlencoded;charset=UTF-8";
  await visitor.sendBad(updateProductsCall, { type, body: new URLSearchParams(body).toString() });
  const cart = await readCart(visitor);
  const [line] = need(cart.lines.length > 0 ? cart.lines : null, "The backend refuses the change as a whole.");
  const price = cart.includesVat ? line?.unitPriceInclVatOre : line?.unitPriceExclVatOre;
  demandSum(toKronor(price ?? 0), toKronor(product.priceOre ?? 0), "The price after the request named one of 1 krona");
  demandSum(
    toKronor(cart.productsOre),
    toKronor(product.priceOre ?? 0),
    "The sum after the request named one of 1 krona",
  );
}

async function cutsAtMaximum(probe: Probe): Promise<void> {
  const found = (await plainProducts(probe)).find(({ maxPurchasableQuantity: max }) => max !== null && max > 0);
  const { productId: id, maxPurchasableQuantity: max } = need(found, "No product has a maximum for one customer.");
  const cart = await fillCart(await probe.visit(), { [id]: { quantity: (max ?? 0) + 7 } });
  demandSame(quantities(cart), [[id, max]], "The line after more than the maximum was asked for");
}

async function marksOverselling(probe: Probe): Promise<void> {
  const found = (await plainProducts(probe)).find(
    ({ stock, maxPurchasableQuantity: max }) => stock > 0 && stock < 1000 && (max ?? Infinity) > stock,
  );
  const { productId: id, stock } = need(found, "No product can be asked for beyond its stock.");
  const visitor = await probe.visit();
  const within = await fillCart(visitor, { [id]: { quantity: stock } });
  demandSame(linesOf(within)[0]?.isOversold, false, "is_overselling at the stock's quantity");
  const beyond = await fillCart(visitor, { [id]: { quantity: stock + 1, rowId: rowOf(within, id) } });
  demandSame(linesOf(beyond)[0]?.isOversold, true, "is_overselling beyond the stock");
}

async function refusesNonsense(probe: Probe): Promise<void> {
  const { productId: id } = await probe.shop.oneBuyable();
  const visitor = await probe.visit();
  const type = "application/x-www-form-urlencoded;charset=UTF-8";
  await visitor.refused(
    updateProductsCall,
    { products: { [unknownProduct]: { quantity: 1 } }, refreshCheckout: false },
    { status: 404 },
  );
  for (const quantity of ["-1", "1.5", "x", "", "1e3", "NaN"]) {
    const body = `products%5B${id}%5D%5Bquantity%5D=${quantity}&refresh_checkout=0`;
    const { status } = await visitor.sendBad(updateProductsCall, { type, body });
    if (status !== 422)
      probe.fault(`A quantity of ${JSON.stringify(quantity)} alone answered ${status}, should be 422.`);
  }
  demandSame((await readCart(visitor)).lines, [], "The cart after changes that make no sense");
}

async function takesManyAtOnce(probe: Probe): Promise<void> {
  const products = await probe.shop.buyable(4);
  const visitor = await probe.visit();
  await Promise.all(
    products.map(({ productId: id }) =>
      visitor.ask(updateProductsCall, { products: { [id]: { quantity: 1 } }, refreshCheckout: false }),
    ),
  );
  const cart = await readCart(visitor);
  demandSame(linesOf(cart).length, products.length, "The number of lines after products were added at the same time");
  const id = await oneOfSeveral(probe, 5);
  const before = linesOf(cart).find((line) => line.productId === id)?.quantity ?? 0;
  await Promise.all(
    [1, 1, 1, 1].map((quantity) =>
      visitor.ask(updateProductsCall, { products: { [id]: { quantity } }, refreshCheckout: false }),
    ),
  );
  const after = linesOf(await readCart(visitor)).filter((line) => line.productId === id);
  demandSame(
    after.map((line) => line.quantity),
    [before + 4],
    "The line of one product after overlapping additions",
  );
  for (const problem of cartProblems(await readCart(visitor))) probe.fault(problem);
}

async function forgetsNothing(probe: Probe): Promise<void> {
  const { productId: id } = await probe.shop.oneBuyable();
  const visitor = await probe.visit();
  for (const quantity of [1, 2, 1, 0, 1]) {
    const row = rowOf(await readCart(visitor), id);
    const entry = { quantity, ...(row === "" ? {} : { rowId: row }) };
    await visitor.ask(updateProductsCall, { products: { [id]: entry }, refreshCheckout: false });
    const { lines } = await readCart(visitor);
    demandSame(
      lines.find((line) => line.productId === id)?.quantity ?? 0,
      quantity,
      "The quantity right after it was set",
    );
  }
}

async function staleRow(probe: Probe): Promise<void> {
  const [one, other] = await probe.shop.buyable(2);
  const [id, second] = [one?.productId ?? 0, other?.productId ?? 0];
  const visitor = await probe.visit();
  const before = await fillCart(visitor, { [id]: { quantity: 1 }, [second]: { quantity: 1 } });
  const row = before.lines.find((line) => line.productId === id)?.rowId ?? "";
  await fillCart(visitor, { [id]: { quantity: 0, rowId: row } });
  const stranger = await probe.visit();
  await fillCart(stranger, { [second]: { quantity: 1 } });
  const theirs = before.lines.find((line) => line.productId === second)?.rowId ?? "";
  // Another visitor's row must be neither changed nor shown.
  await stranger.send(updateProductsCall, {
    products: { [id]: { quantity: 1, rowId: theirs } },
    refreshCheckout: false,
  });
  const after = (await readCart(visitor)).lines.map((line) => [line.productId, line.quantity]);
  demandSame(after, [[second, 1]], "The cart after a row was removed and another visitor named the other row");
}

/** Most products added to a cart to find one with a gift. */
const mostGiftTries = 120;

async function gifts(probe: Probe): Promise<void> {
  for (const product of (await plainProducts(probe)).slice(0, mostGiftTries)) {
    const visitor = await probe.visit();
    const answer = await visitor.send(updateProductsCall, {
      products: { [product.productId]: { quantity: 1 } },
      refreshCheckout: false,
    });
    const read = cartCall.response.safeParse(answer.data);
    const gift = read.success ? read.data.lines.find((line) => line.giftCampaignId !== null) : undefined;
    if (gift === undefined) continue;
    demandSame([gift.unitPriceInclVatOre, gift.totalPriceInclVatOre], [0, 0], "The prices of a gift");
    demand(gift.giftValueInclVatOre !== null, "A gift does not say what it would have cost.");
    const changed = await fillCart(visitor, { [gift.productId]: { quantity: 5, rowId: gift.rowId } }).catch(() =>
      readCart(visitor),
    );
    demandSame(
      changed.lines.find((line) => line.rowId === gift.rowId)?.quantity,
      gift.quantity,
      "A gift's quantity after a change",
    );
    demandSame(
      (
        await fillCart(visitor, {
          [product.productId]: { quantity: 0, rowId: rowOf(changed, product.productId) },
        })
      ).lines,
      [],
      "The cart without what brings the gift",
    );
    return;
  }
  throw new NotTried("No product that was looked at brings a gift.");
}

async function addsAtAddress(probe: Probe): Promise<void> {
  const found = (await probe.shop.products()).find(
    (product) => product.addToCartUrl !== null && (product.priceOre ?? 0) > 0,
  );
  const product = found ?? (await probe.shop.oneBuyable());
  const visitor = await probe.visit();
  const url = product.addToCartUrl ?? undefined;
  const answer = await visitor.ask(addToCartCall, { productId: product.productId }, url === undefined ? {} : { url });
  demand(answer.modalHtml.trim() !== "", "The answer has no HTML for the dialog.");
  demand(!/<script|\son\w+=/i.test(answer.modalHtml), "The HTML for the dialog holds script.");
  const { itemCount, productsOre } = await readCart(visitor);
  demandSame(answer.cartTotal, { itemCount, productsOre }, "The totals of the answer beside the cart's");
  demandSame(itemCount, 1, "The pieces in the cart after one was added");
  await visitor.refused(addToCartCall, { productId: unknownProduct }, { status: 404 });
}

async function addsAVariant(probe: Probe): Promise<void> {
  const parent = (await probe.shop.products()).find((product) => product.isParent);
  const detail = await probe.shop.detail(need(parent, "No product that was looked at has variants."));
  const variant = need(detail?.variantAttributes[0]?.options[0]?.productIds[0], "The variants have no products.");
  const { productId: id } = need(parent, "");
  const cart = await fillCart(await probe.visit(), { [id]: { quantity: 1, variantId: variant } });
  demandSame(
    cart.lines.map((line) => line.quantity),
    [1],
    "The lines after a variant was added",
  );
  demand((cart.lines[0]?.parentName ?? "") !== "", "The line of a variant does not name its parent.");
}

async function emptyCartLinks(probe: Probe): Promise<void> {
  const { categories } = await (await probe.visit()).ask(emptyStateCategoriesCall, {});
  const hasPages = await probe.shop.hasPages();
  for (const { link } of categories) {
    if (!hasPages) {
      if (!/^(?:\/(?!\/)|https?:\/\/)/.test(link)) probe.fault(`${link} of the empty cart is no address of a page.`);
      continue;
    }
    const page = await probe.shop.page(link);
    if (page === null) probe.fault(`${link} of the empty cart is no page.`);
  }
}

/** The checks of the cart. */
export const cartChecks: readonly Check[] = [
  { id: "cart.empty", section: "6.2", title: "starts empty", run: startsEmpty },
  {
    id: "cart.adds",
    section: "6.3",
    title: "takes several products at once, at the listing's prices",
    run: addsProducts,
  },
  {
    id: "cart.additions",
    section: "6.3",
    title: "adds what comes without a row to what the cart holds",
    run: additionsAddUp,
  },
  {
    id: "cart.absolute",
    section: "6.3",
    title: "sets the quantity of a row, however often it is sent",
    run: quantityIsAbsolute,
  },
  {
    id: "cart.answer",
    section: "6.3",
    title: "answers a change with the cart, and the checkout if asked",
    run: answersTheCart,
  },
  { id: "cart.sums", section: "3.4", title: "sums up lines, tax and totals to the ore", run: sumsAreRight },
  { id: "cart.own-prices", section: "6.3", title: "takes no price from the browser", run: pricesAreItsOwn },
  { id: "cart.maximum", section: "6.3", title: "cuts quantities at the maximum for one customer", run: cutsAtMaximum },
  { id: "cart.overselling", section: "6.3", title: "marks lines beyond the stock", run: marksOverselling },
  {
    id: "cart.nonsense",
    section: "6.3",
    title: "refuses unknown products and quantities that are none",
    run: refusesNonsense,
  },
  { id: "cart.at-once", section: "6.3", title: "loses nothing when changes overlap", run: takesManyAtOnce },
  { id: "cart.fresh", section: "6.2", title: "answers the cart as it is now", run: forgetsNothing },
  {
    id: "cart.stale-row",
    section: "6.3",
    title: "leaves other rows alone when a row is gone or not one's own",
    run: staleRow,
  },
  { id: "cart.gifts", section: "6.3", title: "brings gifts and takes them away with their product", run: gifts },
  { id: "cart.address", section: "6.1", title: "adds one at the address that page data gives", run: addsAtAddress },
  { id: "cart.variants", section: "6.3", title: "adds the variant that was chosen", run: addsAVariant },
  { id: "cart.empty-links", section: "6.4", title: "links the empty cart to pages that exist", run: emptyCartLinks },
];
