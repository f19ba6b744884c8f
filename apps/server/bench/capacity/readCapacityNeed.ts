import type { CapacityNeed } from "./planCapacity.ts";

export const capacityUsage = `npm run bench capacity -- --views=<n> --orders=<n> --products=<n>
  --views     page views in the busiest hour
  --orders    orders in the busiest hour
  --products  products of the catalogue
  --cached    per cent of the views that a cache in front answers (0)
  --kinds     per cent of the others: listings,products,searches,checkouts (40,40,15,5)
  --cores     cores of a node (2)
  --headroom  per cent of each core that stays free (50)
  --spare     nodes that may be lost (1)`;

const names = ["views", "orders", "products", "cached", "kinds", "cores", "headroom", "spare"] as const;
type Name = (typeof names)[number];
const isName = (word: string): word is Name => names.some((name) => name === word);

interface Bounds {
  readonly usual?: string;
  readonly least: number;
  readonly most: number;
  readonly whole: boolean;
}

const counted: Bounds = { least: 0, most: 1e12, whole: true };
const bounds: Readonly<Record<Exclude<Name, "kinds">, Bounds>> = {
  views: counted,
  orders: counted,
  products: counted,
  cached: { usual: "0", least: 0, most: 100, whole: false },
  cores: { usual: "2", least: 1, most: 256, whole: true },
  headroom: { usual: "50", least: 0, most: 95, whole: false },
  spare: { usual: "1", least: 0, most: 100, whole: true },
};

const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** Reads `--name=value`; all that is wrong is told at once, each fault with the option's name. */
export function readCapacityNeed(
  words: readonly string[],
): { readonly need: CapacityNeed } | { readonly faults: readonly string[] } {
  const faults: string[] = [];
  const given = new Map<Name, string>();
  for (const word of words) {
    const [, name = "", value = ""] = /^--([^=]*)=?(.*)$/.exec(word) ?? [];
    if (!isName(name)) faults.push(`${word}: there is no such option.`);
    else if (given.has(name)) faults.push(`--${name} is given twice.`);
    else given.set(name, value);
  }
  const read = (name: keyof typeof bounds): number => {
    const { usual, least, most, whole } = bounds[name];
    const text = given.get(name) ?? usual;
    if (text === undefined) {
      faults.push(`--${name} is missing.`);
      return least;
    }
    const value = Number(text);
    if (isNumber(text) && value >= least && value <= most && (!whole || Number.isInteger(value))) return value;
    faults.push(`--${name}=${text} is not a${whole ? " whole" : ""} number from ${least} to ${most}.`);
    return least;
  };
  const text = given.get("kinds") ?? "40,40,15,5";
  const parts = text.split(",");
  const [listing = 0, product = 0, search = 0, checkout = 0] = parts.map((part) => Number(part) / 100);
  const sum = listing + product + search + checkout;
  if (parts.length !== 4 || !parts.every(isNumber) || Math.abs(sum - 1) > 1e-9) {
    faults.push(`--kinds=${text} is not four numbers whose sum is 100.`);
  }
  const need = {
    views: read("views"),
    orders: read("orders"),
    products: read("products"),
    cached: read("cached") / 100,
    kinds: { listing, product, search, checkout },
    cores: read("cores"),
    headroom: read("headroom") / 100,
    spare: read("spare"),
  };
  return faults.length > 0 ? { faults } : { need };
}
