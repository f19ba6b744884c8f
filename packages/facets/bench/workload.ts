import type { ChosenInterval, ChosenValues, FacetSort } from "@torg/facets";
import type { BenchCatalogue, ProductType } from "./catalogue.ts";
import type { BenchSelection } from "./dimensions.ts";
import { seeded, type Seeded } from "./seeded.ts";

const sorts: readonly FacetSort[] = [
  "popular",
  "popular",
  "popular",
  "price_asc",
  "price_asc",
  "price_desc",
  "name",
  "rating_desc",
];

type Writable = { -readonly [Key in keyof BenchSelection]: BenchSelection[Key] };

function pick<T>(list: readonly T[], random: Seeded): T {
  const item = list[random.skewed(list.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

function chooseInGroup(type: ProductType, random: Seeded): ChosenValues | ChosenInterval {
  const group = pick(type.groups, random);
  if (group.kind === "choice") {
    const count = 1 + random.below(2);
    const valueIds = Array.from({ length: count }, () => pick(group.valueIds, random));
    return { groupId: group.id, valueIds: [...new Set(valueIds)] };
  }
  const min = 10 + random.below(40);
  return { groupId: group.id, min, max: min + 10 + random.below(60) };
}

/** Adds one filter: a value (half of them), a brand, a colour or a price. */
function addFilter(selection: Writable, type: ProductType, random: Seeded): void {
  const kind = random.next();
  if (kind < 0.5) selection.groups = [...(selection.groups ?? []), chooseInGroup(type, random)];
  else if (kind < 0.75) {
    const brand = [...new Set([...(selection.dimensions?.brand ?? []), pick(type.brandIds, random)])];
    selection.dimensions = { ...selection.dimensions, brand };
  } else if (kind < 0.85) selection.dimensions = { ...selection.dimensions, color: [1 + random.skewed(12)] };
  else {
    const min = Math.round(type.typicalPrice * (0.3 + random.next()));
    selection.price = { min, max: Math.round(min * (1.3 + 2 * random.next())) };
  }
}

function makeSelection(catalogue: BenchCatalogue, random: Seeded): BenchSelection {
  const type = pick(catalogue.types, random);
  const selection: Writable = { perPage: 24, sort: sorts[random.below(sorts.length)] };
  if (random.next() < 0.1) selection.page = 2 + random.below(6);
  const listing = random.next();
  // Leaf categories are visited most, then middle and root pages, then brand pages and search results.
  if (listing < 0.65) selection.categoryId = type.categoryIds[0];
  else if (listing < 0.8) selection.categoryId = type.categoryIds[1];
  else if (listing < 0.88) selection.categoryId = type.categoryIds[2];
  else if (listing < 0.94) selection.dimensions = { brand: [pick(type.brandIds, random)] };
  else if (listing < 0.98)
    selection.ids = Array.from({ length: 20 + random.below(500) }, () => 1 + random.below(catalogue.size));
  const filters = random.next();
  const count = [0.35, 0.65, 0.88].filter((share) => filters >= share).length;
  for (let added = 0; added < count; added += 1) addFilter(selection, type, random);
  return selection;
}

/** A realistic mix of listing queries, the same for every engine. A third has no filter, the rest one to three. */
export function makeWorkload(catalogue: BenchCatalogue, count: number): BenchSelection[] {
  const random = seeded(7);
  return Array.from({ length: count }, () => makeSelection(catalogue, random));
}
