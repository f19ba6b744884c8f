import { destroyDiscountCall, storeDiscountCall } from "@torg/cart/contract";
import { showCheckoutCall } from "@torg/checkout/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { compareMessage } from "../../core/messages.ts";
import { demand, demandSame, demandSum, isSameSum, NotTried, need } from "../../core/outcomes.ts";
import type { Visitor } from "../../core/Visitor.ts";
import { cartProblems, discountProblems } from "../../shop/cartProblems.ts";
import { fillCart, readCart } from "../../shop/fillCart.ts";
import { contractTexts, sampleTexts } from "../../texts/sv.ts";

const noCodes = "No discount codes were given: see discountCodes of --data.";

async function withCart(probe: Probe): Promise<Visitor> {
  const visitor = await probe.visit();
  const { productId: id } = await probe.shop.oneBuyable();
  await fillCart(visitor, { [id]: { quantity: 1 } });
  return visitor;
}

async function unknownCode(probe: Probe): Promise<void> {
  const visitor = await withCart(probe);
  const answer = await visitor.ask(storeDiscountCall, { code: sampleTexts.nonsense, refreshCheckout: false });
  demandSame(
    { discount: answer.discount, message: answer.message },
    { discount: null, message: null },
    "The answer to a code that nobody knows",
  );
  const empty = await visitor.refused(storeDiscountCall, { code: "", refreshCheckout: false }, { status: 422 });
  compareMessage(probe, empty, contractTexts.enterCode);
  const gone = await visitor.ask(destroyDiscountCall, { code: sampleTexts.nonsense, refreshCheckout: false });
  demandSame(gone.error, true, "error, when a code is removed that was never added");
  if (gone.message !== contractTexts.codeNotRemoved) probe.warn(`Removing an unknown code says ${gone.message}.`);
  demandSame((await readCart(visitor)).discount.rows, [], "The discounts after all this");
}

async function takesOff(probe: Probe): Promise<void> {
  const codes = probe.hints.discountCodes ?? [];
  if (codes.length === 0) throw new NotTried(noCodes);
  for (const code of codes) {
    const visitor = await withCart(probe);
    const answer = await visitor.ask(storeDiscountCall, { code, refreshCheckout: false });
    const discount = need(answer.discount, `The code ${code} takes nothing off the cheapest cart: ${answer.message}`);
    demandSame(discount.rows.length, 1, `The rows of the discount after ${code}`);
    const cart = await readCart(visitor);
    demandSame(cart.discount, discount, "The cart's discount beside the answer's");
    for (const problem of [...cartProblems(cart), ...discountProblems(discount, cart)])
      probe.fault(`${code}: ${problem}`);
  }
}

async function again(probe: Probe): Promise<void> {
  const [code] = probe.hints.discountCodes ?? [];
  const visitor = await withCart(probe);
  const given = need(code, noCodes);
  const first = await visitor.ask(storeDiscountCall, { code: given, refreshCheckout: false });
  const repeated = await visitor.ask(storeDiscountCall, { code: given, refreshCheckout: false });
  demandSame(repeated.discount, null, "The answer's discount when a code is added twice");
  if (repeated.message !== contractTexts.codeUsed) probe.warn(`A code that is added twice says ${repeated.message}.`);
  demandSame((await readCart(visitor)).discount, first.discount, "The cart's discount after a code was added twice");
}

async function comesOff(probe: Probe): Promise<void> {
  const codes = (probe.hints.discountCodes ?? []).slice(0, 2);
  const [first = ""] = need(codes.length > 0 ? codes : null, noCodes);
  const visitor = await withCart(probe);
  for (const code of codes) await visitor.ask(storeDiscountCall, { code, refreshCheckout: false });
  demandSame((await readCart(visitor)).discount.rows.length, codes.length, "The number of discounts in the cart");
  const removed = await visitor.ask(destroyDiscountCall, { code: first, refreshCheckout: false });
  demandSame(removed.error, false, "error, when a code is removed");
  const left = removed.discount?.rows.map((row) => row.code);
  demandSame(left, codes.slice(1), "The codes that are left");
  const cart = await readCart(visitor);
  demandSame(
    cart.discount.rows.map((row) => row.code),
    codes.slice(1),
    "The codes in the cart",
  );
  for (const problem of cartProblems(cart)) probe.fault(problem);
}

async function follows(probe: Probe): Promise<void> {
  const [code] = probe.hints.discountCodes ?? [];
  const given = need(code, noCodes);
  const products = await probe.shop.buyable(2);
  const visitor = await withCart(probe);
  await visitor.ask(storeDiscountCall, { code: given, refreshCheckout: false });
  const before = await readCart(visitor);
  const other = products[1]?.productId ?? 0;
  const after = await fillCart(visitor, { [other]: { quantity: 1 } });
  for (const problem of cartProblems(after)) probe.fault(problem);
  const [share, later] = [before, after].map((cart) => cart.discount.totalInclVatOre / Math.max(1, sumOf(cart)));
  const isPercent = isSameSum(share ?? 0, later ?? 0);
  const isAmount = isSameSum(before.discount.totalInclVatOre, after.discount.totalInclVatOre);
  const isCapped = isSameSum(before.discount.totalInclVatOre, sumOf(before));
  demand(
    isPercent || isAmount || isCapped,
    `${given} takes off neither the same part nor the same sum when the cart grows.`,
  );
  const emptied = await fillCart(
    visitor,
    Object.fromEntries(after.lines.map((line) => [line.productId, { quantity: 0, rowId: line.rowId }])),
  );
  demandSum(emptied.discount.totalOre, 0, "The discount of an empty cart");
}

const sumOf = (cart: Awaited<ReturnType<typeof readCart>>): number =>
  cart.lines.reduce((sum, line) => sum + line.totalPriceInclVatOre, 0);

async function snippetOnRequest(probe: Probe): Promise<void> {
  const [code] = probe.hints.discountCodes ?? [];
  const given = need(code, noCodes);
  const visitor = await withCart(probe);
  const plain = await visitor.ask(storeDiscountCall, { code: given, refreshCheckout: false });
  const { status } = await visitor.send(showCheckoutCall, {});
  if (status === 404) throw new NotTried("There is no checkout that could have a snippet.");
  demand(
    !Object.hasOwn(plain, "snippet") || plain.snippet === undefined,
    "There is a snippet with refresh_checkout=0.",
  );
  const removed = await visitor.ask(destroyDiscountCall, { code: given, refreshCheckout: true });
  demand(removed.snippet !== undefined, "There is no snippet with refresh_checkout=1.");
}

async function refusedCodes(probe: Probe): Promise<void> {
  const codes = probe.hints.refusedCodes ?? [];
  if (codes.length === 0) throw new NotTried("No refused codes were given: see refusedCodes of --data.");
  const visitor = await withCart(probe);
  for (const code of codes) {
    const { discount, message } = await visitor.ask(storeDiscountCall, { code, refreshCheckout: false });
    demand(discount === null && message !== null, `${code} is not refused with words.`);
  }
}

async function lastingCodes(probe: Probe): Promise<void> {
  const codes = probe.hints.lastingCodes ?? [];
  if (codes.length === 0) throw new NotTried("No lasting codes were given: see lastingCodes of --data.");
  const visitor = await withCart(probe);
  for (const code of codes) {
    await visitor.ask(storeDiscountCall, { code, refreshCheckout: false });
    const { error, message } = await visitor.ask(destroyDiscountCall, { code, refreshCheckout: false });
    demand(error && message !== null, `${code} is removed, or kept without words.`);
  }
  demandSame((await readCart(visitor)).discount.rows.length, codes.length, "The codes that stay");
}

/** The checks of discount codes. */
export const discountChecks: readonly Check[] = [
  { id: "discounts.unknown", section: "7.7", title: "applies no unknown or empty code", run: unknownCode },
  {
    id: "discounts.sums",
    section: "7.7",
    title: "takes off what its rows sum up to, never more than the products cost",
    run: takesOff,
  },
  { id: "discounts.twice", section: "7.7", title: "applies a code once", run: again },
  { id: "discounts.removed", section: "7.8", title: "removes one code and keeps the others", run: comesOff },
  { id: "discounts.follow", section: "7.7", title: "counts discounts anew when the cart changes", run: follows },
  {
    id: "discounts.snippet",
    section: "7.7",
    title: "sends the payment's snippet only on request",
    run: snippetOnRequest,
  },
  { id: "discounts.refused", section: "7.7", title: "refuses codes that have ended with words", run: refusedCodes },
  {
    id: "discounts.lasting",
    section: "7.8",
    title: "keeps codes that cannot be removed, and says so",
    run: lastingCodes,
  },
];
