import type { ShopFile } from "../schema/shopFileSchema.ts";

/** A place in shop.json whose texts are shown to everyone. */
export interface Advert {
  readonly path: readonly PropertyKey[];
  /** Its name in a sentence about it. */
  readonly name: string;
  readonly text: string;
  readonly beside: string;
  readonly usual: readonly string[];
  /** The campaign's title and whether it is declared as a sale; null: not a campaign. */
  readonly campaign: { readonly title: string; readonly isSale: boolean } | null;
  /** The conditions of a way to pay later; null if this place has no field for them. */
  readonly conditions: string | null;
}

interface Spot {
  readonly path: readonly [string, string, ...PropertyKey[]];
  readonly words: readonly (string | undefined)[];
  readonly campaign?: Advert["campaign"];
  readonly conditions?: string | null;
}

function spotsOf({ home, navigation }: Pick<ShopFile, "home" | "navigation">): readonly Spot[] {
  const { carousel = [], campaigns = [], promises = [], rows = [], heading, lead } = home ?? {};
  const { banner, emptyCart = [] } = navigation ?? {};
  return [
    { path: ["home", "heading"], words: [heading] },
    { path: ["home", "lead"], words: [lead] },
    ...promises.map((promise, index): Spot => ({
      path: ["home", "promises", index],
      words: [promise.heading, promise.text],
    })),
    ...carousel.map(({ alt, conditions = "", ...slide }, index): Spot => ({
      path: ["home", "carousel", index],
      words: [slide.heading, slide.text, alt],
      conditions,
    })),
    ...rows.map((row, index): Spot => ({ path: ["home", "rows", index], words: [row.heading] })),
    ...campaigns.map(({ kind, title, text, conditions = "", rows: own }, index): Spot => ({
      path: ["home", "campaigns", index],
      words: [title, text, ...own.map(({ heading: words }) => words)],
      campaign: { title, isSale: kind === "sale" },
      conditions,
    })),
    ...(banner === undefined
      ? []
      : [{ path: ["navigation", "banner"] as const, words: [banner.text], conditions: banner.conditions ?? "" }]),
    ...emptyCart.map(({ title }, index): Spot => ({ path: ["navigation", "emptyCart", index], words: [title] })),
  ];
}

/** The advertising texts in shop.json: slides, campaigns, promises, rows and the banner. */
export function advertsOf(shop: Pick<ShopFile, "home" | "navigation">): readonly Advert[] {
  return spotsOf(shop).map(({ path, words, campaign = null, conditions = null }) => {
    const text = words.filter((word) => word !== undefined && word !== "").join(". ");
    return { path, name: path.slice(0, 2).join("."), text, beside: text, usual: [], campaign, conditions };
  });
}
