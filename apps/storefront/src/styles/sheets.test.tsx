import { aCart } from "@torg/cart/fixtures";
import { aListingProduct } from "@torg/catalog/fixtures";
import { aCheckout } from "@torg/checkout/fixtures";
import { aDeskOrder, aDeskOrderRow, deskEvents } from "@torg/desk/fixtures";
import { aShopSettings } from "@torg/navigation/fixtures";
import type { PageData } from "@torg/pages/contract";
import {
  aCartPage,
  aCheckoutPage,
  aCampaignPage,
  aComparePage,
  aConfirmationPage,
  aContentPage,
  aHomePage,
  aListingPage,
  aNotFoundPage,
  aProductPage,
} from "@torg/pages/fixtures";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  aBankIdLoginPage,
  aFoundWithdrawal,
  aLoginPage,
  aDeskPage,
  anAccountDataPage,
  anAccountPage,
  aWithdrawalPage,
} from "../testing/servicePages.ts";
import { pageKinds, renderPage } from "../render/renderPage.tsx";

const packages = join(import.meta.dirname, "../../../../packages");

/** The text of a style sheet with all its imports. */
function sheetText(file: string): string {
  return readFileSync(file, "utf8").replaceAll(/@import "([^"]+)";/g, (_, name: string) => {
    const [, feature, path] = /^@torg\/([a-z]+)\/(.+)$/.exec(name) ?? [];
    return sheetText(feature === undefined ? join(dirname(file), name) : join(packages, feature, "src", path ?? ""));
  });
}

/** The classes that have rules in a text; comments are ignored. */
const classesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/\.(torg-[\w-]+)/g)].map(([, name]) => name ?? ""));

const sheets = globSync(["*/src/**/*.css", "../apps/storefront/src/styles/parts/*.css"], { cwd: packages });
const ruled = classesIn(sheets.map((file) => readFileSync(join(packages, file), "utf8")).join("\n"));

/** Every sheet under its own name, so that a rendered page shows which it links. */
const names = globSync("*.css", { cwd: import.meta.dirname }).map((file) => file.replace(".css", ""));
const styles = Object.fromEntries(names.map((name) => [name, `/${name}.css`]));

function draw(page: PageData): Document {
  const html = renderPage({
    page,
    path: "/",
    origin: "https://shop.example",
    settings: aShopSettings(),
    cart: aCart(),
    checkout: aCheckout(),
    reviews: null,
    credit: null,
    csrfToken: "",
    assets: { runtime: "/runtime.js", islands: {}, styles },
  });
  return new DOMParser().parseFromString(html, "text/html");
}

const operator = { name: "Anna Lind", role: "seller" } as const;

const pages: readonly PageData[] = [
  aHomePage(),
  aListingPage(),
  aProductPage(),
  aComparePage(),
  aCartPage(),
  aCheckoutPage(),
  aConfirmationPage(),
  aContentPage(),
  aContentPage({ isOver: true }),
  aCampaignPage(),
  aNotFoundPage(),
  aLoginPage(),
  aBankIdLoginPage(),
  aBankIdLoginPage({ state: "over", link: "", code: null }),
  aBankIdLoginPage({ state: "proved", link: "", code: null }),
  anAccountPage(),
  anAccountDataPage(),
  { ...aContentPage(), page: "wishes", products: [] },
  { ...aContentPage(), page: "wishes", products: [aListingProduct()] },
  aWithdrawalPage(),
  aFoundWithdrawal(),
  aDeskPage(),
  aDeskPage({ view: "orders", operator, orders: [aDeskOrderRow()], next: "7", search: "", filter: "open" }),
  aDeskPage({ view: "order", operator, order: aDeskOrder({ events: deskEvents }) }),
];

describe("the style sheets of a page", () => {
  it("exist for every kind of page", () => {
    expect(names).toEqual(expect.arrayContaining(Object.values(pageKinds).map(({ sheet }) => sheet)));
  });

  it.each(pages.map((page) => [page.page, page] as const))("contain the rules for everything on %s", (_, page) => {
    const document = draw(page);
    const named = [...document.querySelectorAll("link[rel=stylesheet]")].map((link) => link.getAttribute("href"));
    const text = named.map((address) => sheetText(join(import.meta.dirname, address ?? ""))).join("\n");
    // The header's popups bring their own rules.
    const drawn = document.querySelectorAll(".torg-site-header__bar, main [class], footer [class]");
    const shown = new Set([...drawn].flatMap((element) => [...element.classList]));
    const known = classesIn(text);
    expect(named.length).toBeGreaterThan(0);
    expect([...shown].filter((name) => ruled.has(name) && !known.has(name))).toEqual([]);
  });
});
