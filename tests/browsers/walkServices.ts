import type { Size } from "./sizes.ts";
import type { Target, Visitor } from "./Visitor.ts";

const main: Target = { role: "main" };
const listing = "/kategori/vitvaror/tvatt-tork/tvattmaskiner";

/** Rejects optional cookies, finds the page unchanged, reads about cookies and accepts them. */
export async function walkConsent(visitor: Visitor): Promise<void> {
  const dialog: Target = { role: "dialog", name: "Integritetsinställningar" };
  await visitor.open("/produkter/id/1001?x=1#omdomen");
  await visitor.see(dialog);
  await visitor.pressKey("Escape");
  await visitor.press({ role: "button", name: "Endast nödvändiga", within: dialog });
  await visitor.waitForPath(/\?x=1&cb=\d+#omdomen$/);
  await visitor.miss(dialog);
  await visitor.open("/sidor/kopvillkor");
  await visitor.press({ role: "link", name: "Integritet", within: { role: "contentinfo" } });
  await visitor.press({ role: "button", name: "Acceptera alla", within: dialog });
  await visitor.waitForPath(/cb=\d+/);
  await visitor.miss(dialog);
}

/** Opens a flyout or a panel of the menu, checks its position, and leaves it again. */
export async function walkMenu(visitor: Visitor, size: Size): Promise<void> {
  await visitor.hasChosenCookies();
  await visitor.open(listing);
  const way: Target = { role: "link", name: "Diskmaskiner" };
  const opener: Target = { role: "button", name: "Visa undermeny för Vitvaror" };
  if (size === "phone") {
    await visitor.press({ role: "button", name: "Meny" });
    await visitor.press({ role: "button", name: "Produkter" });
    await visitor.press(opener);
    await visitor.press({ role: "button", name: "Tillbaka till Kategorier" });
    await visitor.miss(way);
  } else {
    await visitor.pointAt({ role: "link", name: "Vitvaror", within: { role: "navigation", name: "Meny" } });
    const { box: link } = await visitor.see(way);
    const { box: category } = await visitor.see(opener);
    if (link === null || category === null) throw new Error("The flyout has no room.");
    const isBelow = link.top >= category.bottom && Math.abs(link.left - category.left) < 200;
    if (!isBelow) throw new Error(`The flyout is not below its category: ${JSON.stringify({ link, category })}`);
    await visitor.pointAt({ role: "heading", name: "Tvättmaskiner" });
    await visitor.miss(way);
  }
  await visitor.press(opener);
  await visitor.press(way);
  await visitor.waitForPath(/\/diskmaskiner$/);
}

/** Types into the search field, follows a suggestion, and searches for all matches. */
export async function walkSearch(visitor: Visitor): Promise<void> {
  const field: Target = { role: "combobox", name: "Sök" };
  await visitor.hasChosenCookies();
  await visitor.open("/");
  await visitor.press(field);
  await visitor.type("nv 8014");
  await visitor.press({ role: "option", name: /Tvättmaskin NV 8014/ });
  await visitor.waitForPath(/\/produkter\/id\/1001$/);
  await visitor.press(field);
  await visitor.type("tvätt");
  await visitor.see({ role: "option", name: /Tvättmaskiner/ });
  await visitor.pressKey("Enter");
  await visitor.waitForPath(/\/produkter\/sok\?s=tv%C3%A4tt/);
  await visitor.see({ text: /Visar produkt 1 - 12 av totalt/ });
}

/** Compares two products and removes one of them again. */
export async function walkCompare(visitor: Visitor): Promise<void> {
  const bar: Target = { role: "region", name: "Jämförelse" };
  await visitor.hasChosenCookies();
  await visitor.open(listing);
  await visitor.press({ role: "checkbox", name: "Jämför Tvättmaskin NV 8014" });
  await visitor.see({ text: "Jämför 1 produkter (max 4)", within: bar });
  await visitor.press({ role: "checkbox", name: "Jämför Tvättmaskin HK 7" });
  await visitor.see({ text: "Jämför 2 produkter (max 4)", within: bar });
  await visitor.press({ role: "link", name: "Jämför produkter", within: bar });
  await visitor.waitForPath(/\/produkter\/jamfor\?p=1001,1002$/);
  await visitor.press({ role: "link", name: "Ta bort Tvättmaskin HK 7 från jämförelsen" });
  await visitor.waitForPath(/p=1001$/);
  await visitor.miss({ role: "columnheader", name: /HK 7/ });
}

/** Finds a store by its town, reads its opening hours, and sees it on the map. */
export async function walkStores(visitor: Visitor): Promise<void> {
  await visitor.hasChosenCookies();
  await visitor.open("/sidor/butiker/vara-butiker");
  await visitor.press({ role: "searchbox", name: "Sök butik" });
  await visitor.type("umeå");
  await visitor.seeAll({ role: "article", within: main }, "find one store", (all) => all.length === 1);
  await visitor.press({ text: "Öppettider & Kontakt" });
  await visitor.see({ text: /^Mån/ });
  await visitor.see({ role: "button", name: "Nordhem Vitvaror Umeå" });
}
