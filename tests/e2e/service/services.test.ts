import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { putIntoCart } from "../steps/putIntoCart.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { hashPassword } from "../../../apps/server/src/account/passwords/password.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address, dataDir } = referenceShop();
const email = "anna.andersson@example.se";

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

describe.each([
  ["with script", true],
  ["without script", false],
])("services %s", (_, hasScript) => {
  it("register a complaint about a line of an order", async () => {
    await visit(hasScript, async (page) => {
      await page.goto(`${address}/retur-och-reklamation`);
      await page.getByRole("link", { name: "Registrera retur/reklamation" }).click();
      const place = hasScript
        ? page.getByRole("dialog", { name: "Anmäl retur eller reklamation" })
        : page.getByRole("main");
      await place.getByRole("button", { name: "Hitta order" }).click();
      await place.getByText("Ange ett ordernummer.").waitFor();
      await place.getByLabel("E-post").fill(email);
      await place.getByLabel("Ordernummer").fill("100245");
      await place.getByLabel("Typ av ärende").selectOption("complaint");
      await place.getByRole("button", { name: "Hitta order" }).click();
      await place.getByLabel("Beskriv ärendet").fill("Buckla på dörren");
      await place.getByRole("button", { name: "Skicka anmälan" }).click();
      await page.getByText("Tack! Vi har tagit emot din anmälan.").last().waitFor();
      if (hasScript) await page.getByRole("link", { name: "Visa kvitto" }).click();
      await page.getByRole("heading", { name: "Din anmälan är mottagen" }).waitFor();
      const receipt = page.getByRole("region", { name: /^Ärende \d+$/ });
      const number = (await receipt.getByRole("heading").textContent())?.replace("Ärende ", "") ?? "";
      expect(await receipt.textContent()).toMatch(new RegExp(`Reklamation.*100245.*${email}.*1 × Tvättmaskin`, "s"));
      expect(page.url()).not.toContain("@");
      await page.goto(`${address}/konto`);
      await page.getByLabel("E-post").fill(email);
      await page.getByLabel("Lösenord", { exact: true }).fill("Sommar2024!");
      await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
      await page.getByText(`Ärende ${number}, Reklamation`).waitFor();
    });
  });

  it("take a withdrawal from the footer to its receipt in two steps", async () => {
    await visit(hasScript, async (page) => {
      await page.goto(address);
      await page.getByRole("contentinfo").getByRole("link", { name: "Ångra avtalet här" }).click();
      await page.getByRole("main").getByRole("button", { name: "Gå vidare" }).click();
      await page.getByText("Ange ditt namn.").waitFor();
      await page.getByLabel("Ditt namn").fill("Anna Andersson");
      await page.getByLabel("Ordernummer").fill("100245");
      await page.getByLabel("E-post").fill(email);
      await page.getByRole("main").getByRole("button", { name: "Gå vidare" }).click();
      await page.getByRole("button", { name: "Bekräfta frånträde" }).click();
      await page.getByText("Detta är ett kvitto på att vi tagit emot ditt meddelande.").waitFor();
      expect(await page.getByRole("main").locator("time").textContent()).toMatch(/^\d+ \S+ \d{4} klockan \d\d:\d\d$/);
    });
  });

  it("accept a review from the link that a buyer was sent", async () => {
    await visit(hasScript, async (page) => {
      await page.goto(`${address}/product_review/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602`);
      await pressChoice(page.getByRole("radio", { name: "4 stjärnor, Bra" }));
      await page.getByLabel("Ditt omdöme").fill("Tyst och rejäl.");
      await page.getByRole("button", { name: "Skicka omdöme" }).click();
      await page.getByText("Tack för ditt omdöme!").waitFor();
    });
  });

  it("show the orders of the logged in customer", async () => {
    await visit(hasScript, async (page) => {
      await page.goto(`${address}/konto`);
      await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
      await page.getByText("E-postadressen saknas.").waitFor();
      await page.getByLabel("E-post").fill(email);
      await page.getByLabel("Lösenord", { exact: true }).fill("wrong");
      await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
      await page.getByText("Fel e-postadress eller lösenord.").waitFor();
      await page.getByLabel("Lösenord", { exact: true }).fill("Sommar2024!");
      await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
      await page.getByRole("heading", { name: "Order 100245" }).waitFor();
      await page.getByRole("navigation", { name: "Mitt konto" }).getByRole("link", { name: "Mina uppgifter" }).click();
      const coming = page.waitForEvent("download");
      await page.getByRole("button", { name: "Hämta mina uppgifter" }).click();
      expect((await coming).suggestedFilename()).toMatch(/^mina-uppgifter-\d{4}-\d\d-\d\d\.json$/);
      await page.getByRole("button", { name: "Logga ut" }).click();
      await page.getByText("Du är utloggad.").waitFor();
    });
  });

  it("change the address of the logged in customer, and fill in the checkout with it", async () => {
    const own = { email: `siri.${hasScript}@example.se`, password: "Blåbärsris på tallhed" };
    const password_hash = await hashPassword(own.password);
    const customer = { email: own.email, password_hash, first_name: "Siri", last_name: "Lund" };
    await withDatabase(dataDir, (db) => db.insertInto("customer").values(customer).execute());
    await visit(hasScript, async (page) => {
      await page.goto(`${address}/konto/uppgifter`);
      await page.getByLabel("E-post").fill(own.email);
      await page.getByLabel("Lösenord", { exact: true }).fill(own.password);
      await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
      const card = page.getByRole("region", { name: "Namn, telefon och adress" });
      await card.getByLabel("Mobilnummer").fill("070-123 45 67");
      await card.getByLabel("Adress", { exact: true }).fill("Nya vägen 2");
      await card.getByLabel("Postnummer").fill("1234");
      await card.getByRole("button", { name: "Spara uppgifterna" }).click();
      await card.getByRole("link", { name: "Ange en ort." }).click();
      expect(await card.getByLabel("Ort").evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await card.getByLabel("Adress", { exact: true }).inputValue()).toBe("Nya vägen 2");
      await card.getByLabel("Ort").fill("Skärholmen");
      await card.getByLabel("Postnummer").fill("127 47");
      await card.getByRole("button", { name: "Spara uppgifterna" }).click();
      await page.getByText("Dina uppgifter är sparade.").waitFor();
      expect(await card.getByLabel("Ort").inputValue()).toBe("Skärholmen");
      await putIntoCart(page, `${address}/produkter/id/1304`);
      await readyInvoice(page.context(), address);
      await page.goto(`${address}/kassa/leverans`);
      const buyer = page.getByRole("main");
      expect(await buyer.getByLabel("Adress", { exact: true }).inputValue()).toBe("Nya vägen 2");
      expect(await buyer.getByLabel("Ort", { exact: true }).inputValue()).toBe("Skärholmen");
    });
  });

  it("start at the field of a form far down the page that was refused", async () => {
    const own = { email: `berit.${hasScript}@example.se`, password: "Blåbärsris på tallhed" };
    const password_hash = await hashPassword(own.password);
    await withDatabase(dataDir, (db) =>
      db.insertInto("customer").values({ email: own.email, password_hash }).execute(),
    );
    await visit(hasScript, async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${address}/konto/uppgifter`);
      await page.getByLabel("E-post").fill(own.email);
      await page.getByLabel("Lösenord", { exact: true }).fill(own.password);
      await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
      const card = page.getByRole("region", { name: "E-postadress" });
      await card.getByLabel("Ny e-postadress").fill("ny@example.se");
      await card.getByLabel("Ditt lösenord").fill("fel");
      await card.getByRole("button", { name: "Byt e-postadress" }).click();
      await card.getByText("Fel lösenord.").waitFor();
      const password = card.getByLabel("Ditt lösenord");
      await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true);
      const place = await password.boundingBox();
      expect(place?.y).toBeGreaterThan(0);
      expect(place?.y).toBeLessThan(844 - 44);
    });
  });

  it("erase a customer who has read what goes and what stays, and has typed the password", async () => {
    const own = { email: `disa.${hasScript}@example.se`, password: "Blåbärsris på tallhed" };
    const password_hash = await hashPassword(own.password);
    await withDatabase(dataDir, (db) =>
      db.insertInto("customer").values({ email: own.email, password_hash }).execute(),
    );
    await visit(hasScript, async (page) => {
      await page.goto(`${address}/konto/uppgifter`);
      await page.getByLabel("E-post").fill(own.email);
      await page.getByLabel("Lösenord", { exact: true }).fill(own.password);
      await page.getByRole("main").getByRole("button", { name: "Logga in", exact: true }).click();
      await page.getByRole("link", { name: "Radera mina uppgifter" }).click();
      await page.getByRole("region", { name: "Det här blir kvar" }).getByText("bokföringslagen").waitFor();
      await page.getByLabel("Ditt lösenord").fill("fel");
      await page.getByRole("button", { name: "Radera mina uppgifter" }).click();
      await page.getByText("Fel lösenord.").waitFor();
      await page.getByLabel("Ditt lösenord").fill(own.password);
      await page.getByRole("button", { name: "Radera mina uppgifter" }).click();
      await page.getByRole("heading", { name: "Dina uppgifter är raderade" }).waitFor();
      await page.goto(`${address}/konto`);
      await page.getByRole("heading", { name: "Logga in" }).waitFor();
    });
  });
});
