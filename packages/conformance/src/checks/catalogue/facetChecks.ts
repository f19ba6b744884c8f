import { listingCall, type SpecificationGroup } from "@torg/catalog/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { demand, demandSame, NotTried, need } from "../../core/outcomes.ts";
import { fetchAll, sortedIds } from "../../shop/countByHand.ts";
import type { FacetFacts, RowFact } from "../../shop/facetFacts.ts";
import { choice, idList, interval } from "../../shop/listingParameters.ts";

const shared = (one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...one].filter((id) => other.has(id)));
const nameOf = ({ group, value }: RowFact): string => `${group.title} ${value}`;

async function factsWithRows(probe: Probe): Promise<FacetFacts> {
  const facts = await probe.shop.facets();
  if (facts.rows.length === 0) throw new NotTried("No listing that was looked at has specifications to choose from.");
  return facts;
}

async function countsOfSingleRows(probe: Probe): Promise<void> {
  for (const row of (await factsWithRows(probe)).rows) {
    if (row.saidCount === row.ids.size) continue;
    probe.fault(`${nameOf(row)} says ${row.saidCount} products; choosing it gives ${row.ids.size}.`);
  }
}

/** Two rows of a group that allows several choices. */
function pairOf(rows: readonly RowFact[]): readonly [RowFact, RowFact] | null {
  for (const one of rows) {
    const isOther = (row: RowFact): boolean => row.group.groupId === one.group.groupId && row !== one;
    const other = one.group.type === "multiple_choice" ? rows.find(isOther) : undefined;
    if (other !== undefined) return [one, other];
  }
  return null;
}

async function valuesWiden(probe: Probe): Promise<void> {
  const { rows, parameters } = await factsWithRows(probe);
  const [one, other] = need(pairOf(rows), "No group has two values that may be chosen together.");
  const specifications = choice(one.group.groupId, [one.rowId, other.rowId]);
  const { ids, first } = await fetchAll(await probe.visit(), { ...parameters, specifications });
  const wanted = new Set([...one.ids, ...other.ids]);
  demandSame(sortedIds(ids), sortedIds(wanted), `The products with ${nameOf(one)} or ${nameOf(other)}`);
  demandSame(first.total, wanted.size, `The total with ${nameOf(one)} or ${nameOf(other)}`);
}

/** Rows of different groups that share some products but not all. */
function crossOf(rows: readonly RowFact[]): readonly [RowFact, RowFact] | null {
  for (const one of rows) {
    const other = rows.find(({ group, ids }) => {
      const both = shared(one.ids, ids).size;
      return group.groupId !== one.group.groupId && both > 0 && both < one.ids.size && both < ids.size;
    });
    if (other !== undefined) return [one, other];
  }
  return null;
}

async function groupsNarrow(probe: Probe): Promise<void> {
  const { rows, parameters } = await factsWithRows(probe);
  const [one, other] = need(crossOf(rows), "No two groups overlap in part.");
  const specifications = choice(one.group.groupId, [one.rowId]) + choice(other.group.groupId, [other.rowId]);
  const { ids, first } = await fetchAll(await probe.visit(), { ...parameters, specifications });
  const wanted = shared(one.ids, other.ids);
  demandSame(sortedIds(ids), sortedIds(wanted), `The products with ${nameOf(one)} and ${nameOf(other)}`);
  demandSame(first.total, wanted.size, `The total with ${nameOf(one)} and ${nameOf(other)}`);
}

const rowIn = (groups: readonly SpecificationGroup[], { group, rowId }: RowFact) =>
  groups.find(({ groupId }) => groupId === group.groupId)?.rows.find((row) => row.valueId === rowId);

/** With a brand and a value chosen, every count must equal the products left by the filters of all other groups. */
async function countsUnderFilters(probe: Probe): Promise<void> {
  const { rows, parameters, all, listing } = await factsWithRows(probe);
  const brands = listing.filters.brands.map(({ id }) => id);
  const chosen = need(rows.toSorted((a, b) => b.ids.size - a.ids.size)[0], "There are no rows.");
  const visitor = await probe.visit();
  for (const brand of brands.slice(0, 4)) {
    const ofBrand = new Set(all.products.filter((one) => one.brandId === brand).map((one) => one.productId));
    const specifications = choice(chosen.group.groupId, [chosen.rowId]);
    const answer = await visitor.ask(listingCall, { ...parameters, brands: idList([brand]), specifications });
    const under = `with brand ${brand} and ${nameOf(chosen)}`;
    if (answer.total !== shared(ofBrand, chosen.ids).size) probe.fault(`The total ${under} is ${answer.total}.`);
    for (const row of rows) {
      const isOwn = row.group.groupId === chosen.group.groupId;
      const wanted = shared(isOwn ? ofBrand : shared(ofBrand, chosen.ids), row.ids).size;
      const found = rowIn(answer.specifications, row);
      if (found === undefined && wanted > 0)
        probe.warn(`${nameOf(row)} is left out ${under}, though it has ${wanted}.`);
      if (found === undefined || found.productCount === wanted) continue;
      probe.fault(`${nameOf(row)} says ${found.productCount} ${under}, counted ${wanted}.`);
    }
  }
}

async function emptyRowsStayAway(probe: Probe): Promise<void> {
  const { parameters, listing, rows } = await factsWithRows(probe);
  const visitor = await probe.visit();
  const brands = listing.filters.brands.slice(0, 6).map(({ id }) => ({ ...parameters, brands: idList([id]) }));
  for (const asked of [parameters, ...brands]) {
    for (const group of (await visitor.ask(listingCall, asked)).specifications) {
      const empty = group.rows.filter((row) => row.productCount === 0);
      if (empty.length > 0) probe.fault(`${group.title} offers ${empty.length} values without products.`);
      if (group.rows.length === 0) probe.fault(`${group.title} is a group without values.`);
    }
  }
  const [row] = rows;
  const { group, rowId } = need(row, "There are no rows.");
  const answer = await visitor.ask(listingCall, { ...parameters, specifications: choice(group.groupId, [rowId]) });
  const echoed = answer.specifications.find(({ groupId }) => groupId === group.groupId)?.selectedValues;
  demandSame(echoed, [rowId], `The chosen values that ${group.title} says`);
}

async function intervals(probe: Probe): Promise<void> {
  const { answer, parameters } = await probe.shop.facets();
  const groups = answer.specifications.filter(({ type }) => type === "interval");
  if (groups.length === 0) throw new NotTried("No listing that was looked at has a group with an interval.");
  const visitor = await probe.visit();
  for (const { groupId, title, rows, min, max } of groups.slice(0, 3)) {
    const values = rows.map((row) => ({
      value: Number(row.value.replace(",", ".")),
      count: row.productCount,
    }));
    const low = Math.floor(Math.min(...values.map(({ value }) => value)));
    const high = Math.ceil(Math.max(...values.map(({ value }) => value)));
    if ((min ?? low) !== low || (max ?? high) !== high)
      probe.fault(`${title} says ${min} to ${max}, not ${low} to ${high}.`);
    const countIn = (from: number, to: number): number =>
      values.filter(({ value }) => value >= from && value <= to).reduce((sum, { count }) => sum + count, 0);
    const askFor = (from: number, to: number) =>
      visitor.ask(listingCall, { ...parameters, specifications: interval(groupId, from, to) });
    // Skipped: products with several values of the group would be counted more than once.
    if ((await askFor(low, high)).total !== countIn(low, high)) continue;
    const middle = Math.round((low + high) / 2);
    for (const [from, to] of [
      [low, middle],
      [middle, high],
      [middle, middle],
    ] as const) {
      const { total } = await askFor(from, to);
      if (total !== countIn(from, to))
        probe.fault(`${title} ${from} to ${to} gives ${total}, counted ${countIn(from, to)}.`);
    }
  }
}

async function malformedParts(probe: Probe): Promise<void> {
  const { parameters, all, rows } = await factsWithRows(probe);
  const visitor = await probe.visit();
  for (const specifications of ["abc|", "|", ":5|", "%7C", "||:|", "0:x~y|"]) {
    const { total } = await visitor.ask(listingCall, { ...parameters, specifications });
    if (total !== all.first.total)
      probe.fault(`specifications=${specifications} gives ${total} products, should be ignored.`);
  }
  const row = need(rows[0], "There are no rows.");
  const mixed = `abc|${choice(row.group.groupId, [row.rowId])}:7|`;
  const { total } = await visitor.ask(listingCall, { ...parameters, specifications: mixed });
  demandSame(total, row.ids.size, "The total with a malformed part beside a good one");
}

async function unknownIds(probe: Probe): Promise<void> {
  const { parameters } = await probe.shop.facets();
  const visitor = await probe.visit();
  const { total, products } = await visitor.ask(listingCall, { ...parameters, brands: "999999999|" });
  demandSame(
    { total, products: products.length },
    { total: 0, products: 0 },
    "The total of an unknown brand, and its products",
  );
}

async function wireForms(probe: Probe): Promise<void> {
  const { parameters, rows } = await factsWithRows(probe);
  const row = need(rows[0], "There are no rows.");
  const visitor = await probe.visit();
  const query = new URLSearchParams(parameters);
  query.delete("specifications");
  const raw = choice(row.group.groupId, [row.rowId]);
  for (const written of [encodeURIComponent(raw), raw.replace("|", "%7c"), raw.replace(":", "%3A")]) {
    const url = `${listingCall.path}?${query.toString()}&specifications=${written}`;
    const { data } = await visitor.sendBad(listingCall, { url });
    const read = listingCall.response.safeParse(data);
    demand(read.success && read.data.total === row.ids.size, `specifications=${written} is not read as ${raw}`);
  }
}

/** The checks of specification filters, against counts by hand. */
export const facetChecks: readonly Check[] = [
  {
    id: "facets.counts",
    section: "4.4",
    title: "says at every value how many products it has",
    run: countsOfSingleRows,
  },
  { id: "facets.or", section: "4.4", title: "widens by a second value of one group", run: valuesWiden },
  { id: "facets.and", section: "4.4", title: "narrows by a second group", run: groupsNarrow },
  { id: "facets.under-filters", section: "4.4", title: "counts anew when filters are chosen", run: countsUnderFilters },
  {
    id: "facets.empty",
    section: "4.4",
    title: "offers no value without products, and says what is chosen",
    run: emptyRowsStayAway,
  },
  { id: "facets.intervals", section: "4.2", title: "takes intervals with both ends", run: intervals },
  {
    id: "facets.malformed",
    section: "4.2",
    title: "passes over malformed parts and uses the rest",
    run: malformedParts,
  },
  { id: "facets.unknown", section: "4.2", title: "finds nothing for an unknown brand", run: unknownIds },
  { id: "facets.encoding", section: "4.1", title: "decodes separators however they are written", run: wireForms },
];
