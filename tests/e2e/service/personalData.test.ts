import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chooseRadio } from "../steps/chooseRadio.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { putIntoCart } from "../steps/putIntoCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

let browser: Browser;
const shop = referenceShop();

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const buyer = {
  Företagsnamn: "Snickeri Ek AB",
  Organisationsnummer: "556016-0680",
  Förnamn: "Gunhild",
  Efternamn: "Ekström",
  "E-post": "gunhild@snickeri.example",
  Mobilnummer: "070-987 65 43",
  Adress: "Hemlighetsgatan 7",
  Ort: "Skärholmen",
} as const;

/** Everything that scripts can read in this browser, as one text, except the draft of an order. */
async function keptBy(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage).filter(([key]) => key !== "checkoutDraft"),
      document.cookie,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
}

async function fillAndSend(page: Page): Promise<void> {
  const payment = page.getByRole("region", { name: /Betalning$/ });
  await payment.getByRole("textbox", { name: "Företagsnamn" }).waitFor();
  for (const [name, value] of Object.entries(buyer)) {
    await payment.getByRole("textbox", { name }).first().fill(value);
  }
  await payment.getByRole("textbox", { name: "Postnummer" }).fill("127 47");
  await payment.getByRole("button", { name: "Köp nu" }).click();
}

/** The form's draft in the tab, so that a reload loses nothing. */
const draftOf = (page: Page) => page.evaluate(() => sessionStorage.getItem("checkoutDraft"));

it("leaves nothing about a buyer in an address or in the browser, except a draft until the order", async () => {
  const context = await openVisitor(browser, shop.address);
  const page = await context.newPage();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
  page.on("framenavigated", (frame) => addresses.push(decodeURIComponent(frame.url())));
  await putIntoCart(page, `${shop.address}/produkter/id/1304`);
  await page.goto(`${shop.address}/kassa/leverans`);
  await pressChoice(page.getByRole("radio", { name: "Företag", exact: true }));
  await page.getByRole("textbox", { name: "Postnummer" }).first().fill("127 47");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await pressChoice(page.getByRole("radio", { name: /Hemleverans/ }));
  await chooseRadio(page.getByRole("radio", { name: /Faktura för företag/ }));
  await fillAndSend(page);
  await page.getByText("Du måste acceptera köpvillkoren.").first().waitFor();
  const before = await keptBy(page);
  const draft = await draftOf(page);
  expect(draft).toContain(buyer.Adress);
  expect(draft).not.toContain(buyer.Organisationsnummer);
  await pressChoice(page.getByRole("checkbox", { name: /köpvillkoren/ }));
  await page.getByRole("button", { name: "Köp nu" }).click();
  await page.waitForURL(/\/checkout\/confirmation\/\d+$/);
  await expect.poll(() => draftOf(page)).toBeNull();
  const kept = [before, await keptBy(page), ...addresses].join("\n");
  expect(kept).toContain("/checkout/manual_payment");
  const cookies = await context.cookies();
  const secret = cookies.find(({ name }) => name.endsWith("shop_session"));
  expect(secret).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  const secrets = [
    ...Object.values(buyer).filter((value) => value !== "Skärholmen"),
    "5560160680",
    secret?.value ?? "?",
  ];
  expect(secrets.filter((text) => kept.includes(text))).toEqual([]);
  await context.close();
});
