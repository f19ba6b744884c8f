import {
  autocompleteCall,
  compareClearCall,
  compareDeleteCall,
  compareIndexCall,
  compareSearchCall,
  compareStoreCall,
} from "@torg/catalog/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { member } from "../../core/member.ts";
import { compareMessage } from "../../core/messages.ts";
import { demand, demandSame } from "../../core/outcomes.ts";
import type { Visitor } from "../../core/Visitor.ts";
import { sortedIds } from "../../shop/countByHand.ts";
import { contractTexts, sampleTexts } from "../../texts/sv.ts";

const kinds = ["product", "category", "brand", "page"];
const mostOfOneKind = 10;
const unknownProduct = 999_999_999;

async function findsByName(probe: Probe): Promise<void> {
  const product = await probe.shop.oneBuyable();
  const visitor = await probe.visit();
  const { suggestions } = await visitor.ask(autocompleteCall, { query: product.name });
  const found = suggestions.find(({ type, url }) => type === "product" && url === product.url);
  demand(found !== undefined, `The name of product ${product.productId} does not suggest it.`);
  demandSame(found.priceOre, product.priceOre, "The price of the suggestion");
  const [word = ""] = product.name.split(/\s+/);
  const { suggestions: wider } = await visitor.ask(autocompleteCall, { query: word });
  for (const kind of kinds) {
    const count = wider.filter(({ type }) => type === kind).length;
    if (count > mostOfOneKind) probe.fault(`There are ${count} suggestions of the kind ${kind}, at most 10 are sent.`);
  }
  const order = wider.map(({ type }) => kinds.indexOf(type));
  demandSame(order, sortedIds(order), "The order of the kinds");
}

async function suggestionsAreSafe(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  for (const query of ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "a", "%", "'"]) {
    const { suggestions } = await visitor.ask(autocompleteCall, { query });
    const unsafe = suggestions.filter(({ valueHtml: html }) => /<(?!\/?(strong|b|em|mark|span)\b)[a-z]/i.test(html));
    if (unsafe.length > 0) probe.fault(`A suggestion for ${query} holds other HTML than emphasis.`);
  }
}

async function suggestsNothing(probe: Probe): Promise<void> {
  const { suggestions } = await (await probe.visit()).ask(autocompleteCall, { query: sampleTexts.nonsense });
  demandSame(suggestions, [], "The suggestions for a word that nobody knows");
}

async function findsToCompare(probe: Probe): Promise<void> {
  const product = await probe.shop.oneBuyable();
  const visitor = await probe.visit();
  const found = await visitor.ask(compareSearchCall, { text: product.name });
  demand(
    found.some(({ id }) => id === product.productId),
    `The name of product ${product.productId} does not find it.`,
  );
  demandSame(await visitor.ask(compareSearchCall, { text: sampleTexts.nonsense }), [], "What nonsense finds");
}

const idsOf = async (visitor: Visitor): Promise<readonly number[]> =>
  Object.values(await visitor.ask(compareIndexCall, {})).map((product) => product.productId);

async function compareList(probe: Probe): Promise<void> {
  const ids = (await probe.shop.buyable(3)).map((product) => product.productId).toReversed();
  const visitor = await probe.visit();
  demandSame(await idsOf(visitor), [], "The compare list of a new visitor");
  for (const id of ids) {
    const added = await visitor.send(compareStoreCall, { productId: id });
    compareMessage(probe, added, contractTexts.compareAdded);
  }
  demandSame(await idsOf(visitor), ids, "The compare list in the order of adding");
  const [first = 0, ...rest] = ids;
  const removed = await visitor.send(compareDeleteCall, { productId: first });
  compareMessage(probe, removed, contractTexts.compareRemoved);
  demandSame(await idsOf(visitor), rest, "The compare list after one was removed");
  compareMessage(probe, await visitor.send(compareClearCall, {}), contractTexts.compareCleared);
  demandSame(await idsOf(visitor), [], "The compare list after it was cleared");
}

async function compareTwice(probe: Probe): Promise<void> {
  const { productId: id } = await probe.shop.oneBuyable();
  const visitor = await probe.visit();
  await visitor.ask(compareStoreCall, { productId: id });
  await visitor.ask(compareStoreCall, { productId: id });
  demandSame(await idsOf(visitor), [id], "The compare list after one was added twice");
  await visitor.ask(compareDeleteCall, { productId: id });
  await visitor.ask(compareDeleteCall, { productId: id });
  await visitor.refused(compareStoreCall, { productId: unknownProduct }, { status: 404 });
  demandSame(await idsOf(visitor), [], "The compare list after one was removed twice");
}

async function compareIsBounded(probe: Probe): Promise<void> {
  const { compareMax } = (await probe.shop.home()).settings;
  const products = await probe.shop.buyable(compareMax + 1);
  const visitor = await probe.visit();
  for (const product of products.slice(0, compareMax)) {
    await visitor.ask(compareStoreCall, { productId: product.productId });
  }
  const last = products[compareMax]?.productId ?? unknownProduct;
  const full = await visitor.refused(compareStoreCall, { productId: last }, { status: 409 });
  compareMessage(probe, full, contractTexts.compareFull(compareMax));
  demand(typeof member(full.data, "message") === "string", "The refusal says nothing.");
  demandSame((await idsOf(visitor)).length, compareMax, "The length of the full compare list");
}

/** The checks of search suggestions and the compare list. */
export const searchChecks: readonly Check[] = [
  {
    id: "search.finds",
    section: "5.1",
    title: "suggests a product by its name, ten of a kind at most",
    run: findsByName,
  },
  { id: "search.safe", section: "5.1", title: "suggests as HTML only emphasis", run: suggestionsAreSafe },
  { id: "search.nothing", section: "5.1", title: "suggests nothing for nonsense", run: suggestsNothing },
  { id: "compare.search", section: "5.2", title: "finds products to compare by their names", run: findsToCompare },
  { id: "compare.list", section: "5.3", title: "keeps the compare list in the order of adding", run: compareList },
  { id: "compare.twice", section: "5.4", title: "takes repeated and unknown products as it should", run: compareTwice },
  { id: "compare.full", section: "5.4", title: "refuses more products than the settings say", run: compareIsBounded },
];
