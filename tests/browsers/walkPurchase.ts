import { companyCustomer } from "../e2e/checkout/companyCustomer.ts";
import type { Size } from "./sizes.ts";
import type { Target, Visitor } from "./Visitor.ts";

const main: Target = { role: "main" };
const panel: Target = { role: "dialog", name: "Filtrera" };
const tiles: Target = { role: "article", within: main };
const mostPaid = 7000;

/** The price in a tile's text such as "6 990 kr", in kronor. */
const priceOf = (words: string): number =>
  Number(/(\d[\d\s\u00A0]*)\skr/.exec(words)?.[1]?.replaceAll(/\D/g, "") ?? Number.NaN);

async function chooseCookies(visitor: Visitor): Promise<void> {
  const dialog: Target = { role: "dialog", name: "Integritetsinställningar" };
  await visitor.press({ role: "button", name: "Endast nödvändiga", within: dialog });
  await visitor.waitForPath(/cb=\d+/);
  await visitor.miss(dialog);
}

async function goByMenu(visitor: Visitor, size: Size): Promise<void> {
  if (size === "phone") {
    await visitor.press({ role: "button", name: "Meny" });
    await visitor.press({ role: "button", name: "Produkter" });
  }
  await visitor.press({ role: "button", name: "Visa undermeny för Vitvaror" });
  await visitor.press({ role: "link", name: "Tvätt & tork" });
  await visitor.waitForPath(/\/vitvaror\/tvatt-tork$/);
  await visitor.press({ role: "link", name: /^Tvättmaskiner/, within: main });
  await visitor.waitForPath(/\/tvattmaskiner$/);
}

async function chooseBrand(visitor: Visitor, size: Size): Promise<void> {
  if (size === "phone") {
    await visitor.press({ role: "button", name: /^Filtrera/ });
    await visitor.press({ role: "button", name: /^Varumärken/, within: panel });
  }
  await visitor.press({ text: "Nordvik", within: { role: "group", name: "Varumärken" } });
  await visitor.seeChecked({ role: "checkbox", name: /^Nordvik/ });
}

async function narrowDown(visitor: Visitor, size: Size): Promise<void> {
  await chooseBrand(visitor, size);
  if (size === "phone") await visitor.press({ role: "button", name: "Tillbaka", within: panel });
  const highest: Target = { role: "textbox", name: "Högsta pris" };
  await visitor.write(highest, String(mostPaid));
  // Enter applies the filters, which closes the panel on a phone.
  await visitor.pressKey("Enter");
  await visitor.seeAll(tiles, "find only what was asked for", (all) =>
    all.every((words) => words.includes("Nordvik") && priceOf(words) <= mostPaid),
  );
  await visitor.choose({ role: "combobox", name: "Sortera efter:" }, "Lägsta pris");
  await visitor.waitForPath(/price_asc/);
  await visitor.seeAll(tiles, "find the cheapest first", (all) => {
    const prices = all.map(priceOf);
    return prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0));
  });
}

async function fillCart(visitor: Visitor): Promise<void> {
  await visitor.press({ role: "link", name: /^Tvättmaskin/, within: tiles });
  await visitor.waitForPath(/\/produkter\/id\/\d+$/);
  await visitor.press({ role: "button", name: "Lägg i varukorgen", within: main });
  await visitor.see({ role: "link", name: /^Varukorg, 1 produkt,/ });
  await visitor.open("/varukorg");
  await visitor.press({ role: "button", name: "Öka antal", within: main });
  await visitor.seeValue({ role: "spinbutton", name: "Antal", within: main }, "2");
  await visitor.see({ role: "link", name: /^Varukorg, 2 produkter,/ });
  await visitor.press({ role: "link", name: "Gå till kassan" });
  await visitor.waitForPath(/\/kassa\/leverans$/);
}

async function checkOut(visitor: Visitor): Promise<void> {
  await visitor.press({ text: "Företag", within: { role: "group", name: "Kundtyp" } });
  const invoice: Target = { role: "radio", name: /^Faktura för företag/ };
  await visitor.seeChecked({ role: "radio", name: "Företag" });
  await visitor.write({ role: "textbox", name: "Postnummer" }, "127 47");
  await visitor.press({ role: "button", name: "Fortsätt" });
  await visitor.press({ role: "radio", name: /Hemleverans/ });
  await visitor.seeChecked({ role: "radio", name: /Hemleverans/ });
  await visitor.press(invoice);
  await visitor.seeChecked(invoice);
  const payment: Target = { role: "region", name: /Betalning$/ };
  for (const [name, value] of Object.entries(companyCustomer)) {
    await visitor.write({ role: "textbox", name, within: payment }, value);
  }
  await visitor.write({ role: "textbox", name: "Postnummer", within: payment }, "127 47");
  await visitor.press({ role: "checkbox", name: /köpvillkoren/, within: payment });
  await visitor.press({ role: "button", name: "Köp nu", within: payment });
}

/** From the first page to the confirmation, using what a finger or a mouse can reach. */
export async function walkPurchase(visitor: Visitor, size: Size): Promise<void> {
  await visitor.open("/");
  await chooseCookies(visitor);
  await goByMenu(visitor, size);
  await narrowDown(visitor, size);
  await fillCart(visitor);
  await checkOut(visitor);
  await visitor.waitForPath(/\/checkout\/confirmation\/\d+$/);
  await visitor.see({ role: "heading", name: "Tack för din beställning!" });
  await visitor.see({ text: /Hemleverans/, within: { role: "region", name: "Din beställning" } });
}
