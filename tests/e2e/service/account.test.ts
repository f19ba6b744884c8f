import { execFileSync } from "node:child_process";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../../outside/repository.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { linkIn, readLetter } from "../steps/readLetter.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";

const { address, dataDir } = referenceShop();

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function visit(javaScriptEnabled: boolean, steps: (page: Page) => Promise<void>): Promise<void> {
  const context = await openVisitor(browser, address, { javaScriptEnabled });
  try {
    await steps(await context.newPage());
  } finally {
    await context.close();
  }
}

const main = (page: Page) => page.getByRole("main");
const press = (page: Page, name: string): Promise<void> =>
  main(page).getByRole("button", { name, exact: true }).click();
const follow = async (page: Page, email: string, words: string): Promise<void> => {
  await page.goto(address + linkIn(await readLetter(dataDir, email, words), "/konto/lank/"));
};

async function register(page: Page, email: string, password: string): Promise<void> {
  await page.goto(`${address}/konto`);
  await main(page).getByRole("link", { name: "Skapa konto" }).click();
  await page.getByLabel("Förnamn").fill("Gunhild");
  await page.getByLabel("Efternamn").fill("Ekström");
  await main(page).getByLabel("E-post", { exact: true }).fill(email);
  await press(page, "Skapa konto");
  await page.getByText(`Vi har skickat ett mejl till ${email}.`).waitFor();
  await follow(page, email, "Välj bara ett lösenord");
  await page.getByLabel("Nytt lösenord").fill("kort");
  await press(page, "Skapa konto");
  await page.getByText("Lösenordet behöver vara minst 10 tecken.").waitFor();
  await page.getByLabel("Nytt lösenord").fill(password);
  await press(page, "Skapa konto");
  await page.getByRole("heading", { name: "Mina köp" }).waitFor();
}

async function askForHelp(page: Page, email: string, button: string): Promise<string> {
  await page.goto(`${address}/konto`);
  await main(page).getByRole("link", { name: "Glömt lösenordet?" }).click();
  await main(page).getByLabel("E-post").fill(email);
  await press(page, button);
  const told = main(page).or(page.locator("body")).getByText(/mejl/).first();
  await told.waitFor();
  return (await told.textContent()) ?? "";
}

async function logOut(page: Page): Promise<void> {
  await press(page, "Logga ut");
  await page.getByText("Du är utloggad.").waitFor();
}

describe.each([
  ["with script", true],
  ["without script", false],
])("an account %s", (_, hasScript) => {
  const email = `gunhild.${hasScript}@snickeri.example`;
  const password = "Blåbärsris på tallhed";

  it("is opened, logged into without a password and given another one, each by the link of a letter", async () => {
    await visit(hasScript, async (page) => {
      await register(page, email, password);
      await page.getByText("Du har inga beställningar än.").waitFor();
      await logOut(page);
      const known = await askForHelp(page, email, "Logga in utan lösenord");
      expect(await askForHelp(page, `nobody.${email}`, "Logga in utan lösenord")).toBe(known);
      await follow(page, email, "logga in");
      await page.getByText(`Du loggar in som ${email}.`).waitFor();
      await press(page, "Logga in");
      await page.getByRole("heading", { name: "Mina köp" }).waitFor();
      await logOut(page);
      await askForHelp(page, email, "Välj ett nytt lösenord");
      await follow(page, email, "nytt lösenord");
      const used = page.url();
      await page.getByLabel("Nytt lösenord").fill("Lingonris på granhed");
      await press(page, "Spara och logga in");
      await page.getByRole("heading", { name: "Mina köp" }).waitFor();
      await page.goto(used);
      await page.getByRole("heading", { name: "Länken gäller inte längre" }).waitFor();
    });
  });
});

/** Runs the owner's command about an order. */
const order = (...words: readonly string[]): string =>
  execFileSync(process.execPath, ["--conditions=@torg/source", "apps/server/src/fulfilment/main.ts", ...words], {
    cwd: root,
    env: { ...process.env, TORG_DATA_DIR: dataDir },
    encoding: "utf8",
  });

async function buyOnInvoice(page: Page, email: string): Promise<string> {
  await readyCart(page.context(), address, [1304, 1304, 1008]);
  await readyInvoice(page.context(), address);
  await page.goto(`${address}/kassa/leverans`);
  const form = page.getByRole("region", { name: /Betalning$/ });
  const buyer = {
    Företagsnamn: "Snickeri Ek AB",
    Organisationsnummer: "556016-0680",
    Förnamn: "Gunhild",
    Efternamn: "Ekström",
    "E-post": email,
    Mobilnummer: "070-987 65 43",
    Adress: "Granstigen 7",
    Ort: "Skärholmen",
    Postnummer: "127 47",
  } as const;
  for (const [name, value] of Object.entries(buyer)) await form.getByRole("textbox", { name }).first().fill(value);
  await pressChoice(page.getByRole("checkbox", { name: /köpvillkoren/ }));
  await page.getByRole("button", { name: "Köp nu" }).click();
  await page.waitForURL(/\/checkout\/confirmation\/\d+$/);
  const number = page.getByText(/^Ordernummer:/).locator("strong");
  return (await number.textContent()) ?? "";
}

it("shows the progress of an order, from the letter and in the account, and continues from there", async () => {
  const email = "gunhild.order@snickeri.example";
  let number = "";
  await visit(true, async (page) => {
    number = await buyOnInvoice(page, email);
    await page.getByText("Vad händer nu?").waitFor();
  });
  order("ship", number, "--lines", "1:1", "--carrier", "PostNord", "--parcel", "00370123");
  order("refund", number, "--lines", "1:1");
  await visit(false, async (page) => {
    await page.goto(
      address + linkIn(await readLetter(dataDir, email, "Följ din beställning"), "/checkout/confirmation/"),
    );
    const now = page.getByRole("region", { name: "Din beställning just nu" });
    await now.getByText("Delvis skickad").waitFor();
    expect(await now.getByRole("link", { name: "Följ paketet 00370123" }).getAttribute("href")).toContain("postnord");
    await now.getByText(/^Kreditnota \d+, 99,50\skr/).waitFor();
    await register(page, email, "Blåbärsris på tallhed");
    const card = page.getByRole("listitem").filter({ hasText: `Order ${number}` });
    await card.getByText("Delvis skickad").waitFor();
    await card.getByText(/^Kreditnota \d+, 99,50\skr/).waitFor();
    // A company has no right to withdraw.
    expect(await card.getByRole("button", { name: /^Ångra/ }).count()).toBe(0);
    await card.getByRole("link", { name: `Retur eller reklamation, Order ${number}` }).click();
    expect(await page.getByLabel("Ordernummer").inputValue()).toBe(number);
    expect(await main(page).getByLabel("E-post").inputValue()).toBe(email);
    await page.goto(`${address}/konto`);
    await page.getByRole("link", { name: `Visa kvitto, order ${number}` }).click();
    await page.getByText("Din beställning just nu").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: `Köp igen, order ${number}` }).click();
    await page.getByRole("heading", { name: "Din varukorg" }).waitFor();
    await page.getByRole("link", { name: /^Varukorg, 3 produkter/ }).waitFor();
  });
});

it("watches sold out goods after a confirmation by letter, and moves saved goods into the account", async () => {
  const email = "gunhild.watch@snickeri.example";
  await visit(false, async (page) => {
    await page.goto(`${address}/produkter/id/1603`);
    expect(await main(page).getByRole("button", { name: "Lägg i varukorgen" }).count()).toBe(0);
    await main(page).getByLabel("E-post").fill(email);
    await press(page, "Bevaka");
    await page.getByText("Vi har skickat ett mejl till adressen.").waitFor();
    await page.goto(address + linkIn(await readLetter(dataDir, email, "tillbaka i lager"), "/bevaka/"));
    await press(page, "Ja, bevaka varan");
    await page.getByRole("heading", { name: "Du bevakar varan" }).waitFor();
    await press(page, "Avsluta alla bevakningar");
    await page.getByText("Dina bevakningar är avslutade.").waitFor();
    await page.goto(`${address}/produkter/id/1008`);
    await main(page)
      .getByRole("button", { name: /^Spara i önskelistan/ })
      .click();
    await page.getByText("Sparad i önskelistan.").waitFor();
    await register(page, email, "Blåbärsris på tallhed");
    await page.getByRole("navigation", { name: "Mitt konto" }).getByRole("link", { name: "Önskelista" }).click();
    await main(page).getByRole("article").filter({ hasText: "Tvättmaskin NV 6 Topp" }).waitFor();
    await main(page)
      .getByRole("button", { name: /^Ta bort ur önskelistan/ })
      .click();
    await page.getByText("Du har inte sparat något än.").waitFor();
  });
});
