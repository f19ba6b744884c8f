import { saleDaysAtOnce, saleDaysInYear, saleTooLong } from "@torg/compliance";
import type { FileProblem } from "./FileProblem.ts";
import { exampleConditions, promotesCredit } from "../texts/advertising/promotesCredit.ts";
import { saysSale } from "../texts/advertising/saysSale.ts";
import { type CampaignFile, isOfEveryYear } from "./schema/homeSchema.ts";
import type { ShopFolder } from "./ShopFolder.ts";

/** What is known beside the files. */
export interface DoubtFacts {
  /** Addresses of the categories that there are; null: nothing was imported yet, or nobody can tell. */
  readonly categories: readonly string[] | null;
  readonly now: Date;
}

interface Doubt {
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

const shownCategories = 12;

/** Categories that somebody may have meant: those below the same first part, or else the first ones of the menu. */
function possible(wanted: string, categories: readonly string[]): string {
  const [first = ""] = wanted.split("/");
  const near = categories.filter((path) => path === first || path.startsWith(`${first}/`));
  const shown = (near.length > 0 ? near : categories.filter((path) => !path.includes("/"))).toSorted();
  return [...shown.slice(0, shownCategories), ...(shown.length > shownCategories ? ["…"] : [])].join(", ");
}

function vatDoubts({ shop }: ShopFolder, { categories }: DoubtFacts): readonly Doubt[] {
  if (categories === null) return [];
  const there = new Set(categories);
  return (shop.vat ?? []).flatMap(({ category }, index) =>
    there.has(category)
      ? []
      : [
          {
            path: ["vat", index, "category"],
            text: `vat names the category "${category}", which there is not: its rate holds for nothing. Possible: ${possible(category, categories)}.`,
          },
        ],
  );
}

/** When a sale is on: once, or this year and the next. */
function saleDays({ from, until }: CampaignFile, now: Date) {
  if (from === undefined) return [];
  if (!isOfEveryYear(from)) return [{ from, until }];
  return [0, 1].map((more) => {
    const year = now.getUTCFullYear() + more;
    return { from: `${year}-${from}`, until: `${from <= until ? year : year + 1}-${until}` };
  });
}

function saleDoubts({ shop }: ShopFolder, { now }: DoubtFacts): readonly Doubt[] {
  const campaigns = shop.home?.campaigns ?? [];
  const unnamed = campaigns.flatMap(({ kind, title, text = "" }, index) =>
    kind !== "sale" && saysSale(`${title} ${text}`)
      ? [
          {
            path: ["home", "campaigns", index],
            text: `home.campaigns says that "${title}" is a sale (rea): say "kind": "sale", so that it can be told whether it lasts too long.`,
          },
        ]
      : [],
  );
  const sales = campaigns.filter(({ kind }) => kind === "sale").flatMap((campaign) => saleDays(campaign, now));
  const long = saleTooLong(sales).map((problem) => ({
    path: ["home", "campaigns"],
    text:
      problem.code === "too-long"
        ? `home.campaigns has a sale (rea) of ${problem.days} days, from ${problem.from} until ${problem.until}; a few weeks, ${saleDaysAtOnce} days, are what is held to be a limited time (MFL 17 §). Make it shorter, or call it something else than a sale.`
        : `home.campaigns has a sale (rea) on ${problem.days} days of ${problem.year}; about two months, ${saleDaysInYear} days, are what a shop may have in a year (MFL 17 §).`,
  }));
  return [...unnamed, ...long];
}

function creditDoubts({ shop: { home, navigation } }: ShopFolder): readonly Doubt[] {
  const { carousel = [], campaigns = [] } = home ?? {};
  const { banner } = navigation ?? {};
  const told = [
    ...carousel.map((slide, index) => ({
      path: ["home", "carousel", index],
      words: [slide.heading, slide.text, slide.alt],
      conditions: slide.conditions,
    })),
    ...campaigns.map(({ title, text, conditions }, index) => ({
      path: ["home", "campaigns", index],
      words: [title, text],
      conditions,
    })),
    ...(banner === undefined
      ? []
      : [{ path: ["navigation", "banner"], words: [banner.text], conditions: banner.conditions }]),
  ];
  return told
    .filter(({ words, conditions }) => conditions === undefined && promotesCredit(words.join(" ")))
    .map(({ path }) => ({
      path,
      text: `${path.slice(0, 2).join(".")} advertises a way to pay later, and does not say on what conditions it is given: say them in "conditions", such as "${exampleConditions}", which is shown beside it.`,
    }));
}

/**
 * What of shop.json is allowed and still wrong: law, or the catalogue, wants it otherwise. It keeps no shop from starting,
 * since a feed may bring tomorrow what it lacks today.
 */
export function findDoubts(folder: ShopFolder, facts: DoubtFacts): readonly FileProblem[] {
  const placeOf = folder.placeOf ?? (() => ({ line: 1, column: 1 }));
  return [...vatDoubts(folder, facts), ...saleDoubts(folder, facts), ...creditDoubts(folder)].map(({ path, text }) => ({
    file: "shop.json",
    ...placeOf(path),
    text,
  }));
}
