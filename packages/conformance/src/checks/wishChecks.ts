import { addWishCall, confirmWatchCall, endWatchesCall, removeWishCall, watchCall } from "@torg/account/contract";
import { cartCall } from "@torg/cart/contract";
import { pageAddress, pageCall } from "@torg/pages/contract";
import type { Check, Probe } from "../core/Check.ts";
import { member } from "../core/member.ts";
import { demand, demandSame, NotTried, need } from "../core/outcomes.ts";
import type { Visitor } from "../core/Visitor.ts";
import { buyer } from "../shop/buyer.ts";
import { isSoldOut } from "../shop/isSoldOut.ts";

const unknownProduct = 999_999_999;
const unknownLink = "00000000-0000-4000-8000-000000000000";

/** A visitor's wish list, as its page shows it. */
async function wishesOf(visitor: Visitor): Promise<readonly number[]> {
  const answer = await visitor.ask(pageCall, { path: pageAddress("wishes") });
  return "page" in answer && answer.page.page === "wishes" ? answer.page.products.map((one) => one.productId) : [];
}

async function wishes(probe: Probe): Promise<void> {
  const products = await probe.shop.buyable(2);
  const [first = 0, second = 0] = products.map(({ productId }) => productId);
  const visitor = await probe.visit();
  const added = await visitor.send(addWishCall, { productId: first });
  if (added.status === 404) throw new NotTried("The backend keeps no list of wishes.");
  demandSame(added.status, 200, "The status of setting a product aside");
  for (const productId of [second, first]) await visitor.ask(addWishCall, { productId });
  demandSame(await wishesOf(visitor), [second, first], "What was set aside, each once and the newest first");
  const { wishedProductIds = [second, first] } = await visitor.ask(cartCall, {});
  demandSame(wishedProductIds, [second, first], "What the cart tells hearts of what is set aside");
  demandSame(await wishesOf(await probe.visit()), [], "What somebody else finds set aside");
  await visitor.ask(removeWishCall, { productId: second });
  await visitor.ask(removeWishCall, { productId: second });
  demandSame(await wishesOf(visitor), [first], "What is left when a product was taken off twice");
  await visitor.refused(addWishCall, { productId: unknownProduct }, { status: 404 });
}

async function watches(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const { productId: onSale } = await probe.shop.oneBuyable();
  const refused = await visitor.send(watchCall, { productId: onSale, email: "no address" });
  if (refused.status === 404) throw new NotTried("The backend watches no goods.");
  demandSame(refused.status, 422, "The status of a watch that nobody could be told of");
  const texts = member(member(refused.data, "errors"), "email");
  if (!Array.isArray(texts)) probe.fault("A watch without an address has no text at that field.");
  // A mailbox accepts only a few requests, and refused ones count as well.
  const email = `watch.${crypto.randomUUID()}@example.com`;
  await visitor.refused(watchCall, { productId: unknownProduct, email }, { status: 404 });
  await visitor.refused(watchCall, { productId: onSale, email }, { status: 409 });
  if (!probe.mayOrder) throw new NotTried("It asks for a letter: allow it with --orders.");
  const found = need((await probe.shop.products()).find(isSoldOut), "No product that was looked at is sold out.");
  const asked = { productId: found.productId, email: buyer.email };
  const first = await visitor.ask(watchCall, asked);
  demandSame(await visitor.ask(watchCall, asked), first, "What a second watch of the same product hears");
}

async function links(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const refused = await visitor.send(confirmWatchCall, { token: unknownLink });
  if (refused.status === 404) throw new NotTried("The backend watches no goods.");
  const ended = await visitor.send(endWatchesCall, { token: unknownLink });
  for (const { status } of [refused, ended]) demandSame(status, 410, "The status of a link that opens nothing");
  const malformed = await visitor.send(confirmWatchCall, { token: "no link" });
  demand(malformed.status >= 400 && malformed.status < 500, `A link of nothing answered ${malformed.status}.`);
}

/** The checks of data that a backend may keep for a customer: wish lists, and watches of sold out products. */
export const wishChecks: readonly Check[] = [
  {
    id: "wishes.list",
    section: "7.11+",
    title: "keeps what a visitor sets aside, and shows it nobody else",
    run: wishes,
  },
  { id: "watches.asked", section: "7.11+", title: "watches only what is sold out, and tells nothing", run: watches },
  { id: "watches.links", section: "7.11+", title: "opens no watch by a link that nobody was sent", run: links },
];
