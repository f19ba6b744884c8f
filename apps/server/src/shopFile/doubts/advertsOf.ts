import type { ShopFile } from "../schema/shopFileSchema.ts";

/** A place of shop.json whose words are shown to everybody. */
export interface Advert {
  readonly path: readonly PropertyKey[];
  /** What it is called in a sentence about it. */
  readonly name: string;
  readonly text: string;
  readonly beside: string;
  readonly usual: readonly string[];
  /** What a campaign is called, and whether it is told to be a sale; null: no campaign. */
  readonly campaign: { readonly title: string; readonly isSale: boolean } | null;
  /** The conditions of a way to pay later, where the place has a field for them; null: it has none. */
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
    ...promises.map((one, index): Spot => ({ path: ["home", "promises", index], words: [one.heading, one.text] })),
    ...carousel.map(({ alt, conditions = "", ...slide }, index): Spot => ({
      path: ["home", "carousel", index],
      words: [slide.heading, slide.text, alt],
      conditions,
    })),
    ...rows.map((one, index): Spot => ({ path: ["home", "rows", index], words: [one.heading] })),
    ...campaigns.map(({ kind, title, text, conditions = "" }, index): Spot => ({
      path: ["home", "campaigns", index],
      words: [title, text],
      campaign: { title, isSale: kind === "sale" },
      conditions,
    })),
    ...(banner === undefined
      ? []
      : [{ path: ["navigation", "banner"] as const, words: [banner.text], conditions: banner.conditions ?? "" }]),
    ...emptyCart.map(({ title }, index): Spot => ({ path: ["navigation", "emptyCart", index], words: [title] })),
  ];
}

/** The words of shop.json that advertise: slides, campaigns, promises, rows and the banner. */
export function advertsOf(shop: Pick<ShopFile, "home" | "navigation">): readonly Advert[] {
  return spotsOf(shop).map(({ path, words, campaign = null, conditions = null }) => {
    const text = words.filter((one) => one !== undefined && one !== "").join(". ");
    return { path, name: path.slice(0, 2).join("."), text, beside: text, usual: [], campaign, conditions };
  });
}
