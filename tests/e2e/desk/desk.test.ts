import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeAt } from "../../../apps/server/src/operators/oneTimeCode.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { orderByInvoice } from "../steps/calls/orderByInvoice.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { addOperator, enterDesk, logInAtDesk, logOf, makeSeller, visitDesk } from "./openDesk.ts";

const { address, dataDir } = referenceShop();
const desk = `${address}/butiken`;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function findOrder(page: Page, company: string): Promise<void> {
  await page.getByLabel("Sök order").fill(company);
  await page.getByRole("button", { name: "Sök" }).click();
  await page.getByRole("link", { name: /^Order \d+$/ }).click();
  await page.getByRole("heading", { name: /^Order \d+$/, level: 1 }).waitFor();
}

/** Expands a form of the order that is not the suggested next step. */
async function openForm(page: Page, name: string): Promise<void> {
  await page.getByRole("region", { name: "Gör något med ordern" }).getByText(name, { exact: true }).first().click();
}

const redSquare =
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGM4oKAARAwQCgAejgQBl4tBnAAAAABJRU5ErkJggg==";

/** A buyer's complaint about the cable in an order, with a picture of two pixels; gives its number. */
const tellComplaint = (company: string): Promise<number> =>
  withDatabase(dataDir, async (db) => {
    const { id, order_id, name } = await db
      .selectFrom("order_line as l")
      .innerJoin("order as o", "o.id", "l.order_id")
      .select(["o.id", "l.order_id", "l.name"])
      .where("o.company", "=", company)
      .where("l.product_id", "=", 1304)
      .executeTakeFirstOrThrow();
    const told = { order_id, kind: "complaint", message: "Ena änden glappar.", digest: Buffer.from(`complaint ${id}`) };
    const row = await db.insertInto("return_case").values(told).returning("id").executeTakeFirstOrThrow();
    await db.insertInto("return_case_line").values({ case_id: row.id, product_id: 1304, name, quantity: 1 }).execute();
    const content = Buffer.from(redSquare, "base64");
    const picture = { case_id: row.id, position: 1, media_type: "image/png", width: 2, height: 2, content };
    await db.insertInto("return_case_image").values(picture).execute();
    return row.id;
  });

describe.each([
  ["with script", true],
  ["without script", false],
])("the desk %s", (title, hasScript) => {
  const company = `Verkstaden ${title}`;
  const emailOf = (name: string): string => `${name}@${title.replaceAll(" ", "-")}.example`;

  it("ships an order in parts, takes a piece back, and shows all of it", async () => {
    const bo = await addOperator(dataDir, { name: "Bo Ek", email: emailOf("bo"), role: "seller" });
    const buyer = await openVisitor(browser, address);
    await orderByInvoice(buyer, address, { company, productIds: [1008, 1304] });
    await buyer.close();
    await visitDesk({ browser, address, hasScript }, async (page) => {
      await page.goto(desk);
      const wrong = codeAt(bo.codeKey, Date.now() - 3_600_000);
      await logInAtDesk(page, bo, wrong);
      await page
        .getByRole("alert")
        .getByText(/^Fel e-postadress, lösenord eller kod\./)
        .waitFor();
      expect(await page.getByLabel("E-post").inputValue()).toBe(bo.email);
      expect(await page.getByLabel("Lösenord", { exact: true }).inputValue()).toBe("");
      await enterDesk(page, address, bo);
      await findOrder(page, company);
      const pieces = page.getByRole("spinbutton");
      expect(await pieces.count()).toBe(2);
      await pieces.last().fill("0");
      await page.getByLabel("Transportör").fill("PostNord");
      await page.getByLabel("Kollinummer").fill("00370123456789");
      await page.getByRole("button", { name: "Skicka", exact: true }).click();
      await page
        .getByRole("status")
        .getByText(/är skickad\. Köparen får ett mejl\./)
        .waitFor();
      await page.getByText("Delvis skickad").waitFor();
      expect(await pieces.count()).toBe(1);
      await page.getByRole("button", { name: "Skicka", exact: true }).click();
      await page.getByText("Delvis skickad").waitFor({ state: "detached" });
      await openForm(page, "Ta emot retur");
      await page.getByRole("button", { name: "Registrera retur" }).click();
      await page.getByRole("alert").getByText("Välj minst en vara.").waitFor();
      const number = await tellComplaint(company);
      await page.getByRole("link", { name: "Ärenden" }).click();
      await page.getByRole("link", { name: `Ärende ${number}` }).click();
      await page.getByText("Ena änden glappar.").waitFor();
      const picture = page.getByRole("img", { name: "Köparens bild 1" });
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2);
      expect(await page.getByLabel("Varför").inputValue()).toBe("complaint");
      await page.getByRole("button", { name: "Registrera retur" }).click();
      await page
        .getByRole("status")
        .getByText(/^Returen av order \d+ är registrerad\./)
        .waitFor();
      await page.getByLabel("Hur det slutade").selectOption("Avslag");
      await page.getByRole("button", { name: "Markera som klart" }).click();
      await page.getByText("Skriv varför. Köparen får läsa det.").waitFor();
      expect(await page.getByLabel("Hur det slutade").inputValue()).toBe("refused");
      await page.getByLabel("Hur det slutade").selectOption("Pengarna tillbaka");
      await page.getByRole("button", { name: "Markera som klart" }).click();
      await page.getByRole("status").getByText(`Ärende ${number} är klart.`).waitFor();
      expect(await page.getByRole("link", { name: `Ärende ${number}` }).count()).toBe(0);
      for (const [path, heading] of [
        ["ordrar/999999", "Ordern finns inte"],
        ["arenden/a999999", "Ärendet finns inte"],
        ["varor/999999", "Varan finns inte"],
        ["nagot", "Sidan finns inte"],
      ] as const) {
        const answer = await page.goto(`${desk}/${path}`);
        expect(answer?.status()).toBe(404);
        await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
        await page.getByLabel("Sök order").waitFor();
      }
      await page.getByRole("link", { name: "Ordrar", exact: true }).click();
      await page.getByRole("link", { name: "Skickade" }).click();
      await findOrder(page, company);
      const events = await page.getByRole("region", { name: "Det som har hänt" }).getByRole("listitem").allInnerTexts();
      const told = events.map((text) => text.replaceAll(/\s+/gu, " "));
      expect(told.filter((text) => /^Skickad .*av Bo Ek/.test(text))).toHaveLength(2);
      expect(told).toContainEqual(expect.stringMatching(/^Retur mottagen .*av Bo Ek.*Reklamation.*Kreditfaktura \d+/));
      expect(told.some((text) => text.includes("PostNord 00370123456789"))).toBe(true);
      await page.getByRole("link", { name: "Siffror" }).click();
      const weeks = await page.getByRole("region", { name: "De senaste 14 dagarna" }).innerText();
      expect(weeks).toMatch(/Ordrar\s+[1-9]/);
      await page.getByRole("button", { name: "Logga ut" }).click();
      await page.getByText("Du är utloggad.").waitFor();
      await page.goto(desk);
      await page.getByRole("heading", { name: "Logga in i butiken" }).waitFor();
    });
    expect(await logOf(dataDir, bo.email)).toEqual([
      "login-refused",
      "login",
      "ship",
      "ship",
      "return",
      "end-case",
      "logout",
    ]);
  });
});

it("refuses a seller an administrator's task, and logs it", async () => {
  const company = "Verkstaden utan rabatt";
  const ivan = await addOperator(dataDir, { name: "Ivan Berg", email: "ivan@desk.example", role: "administrator" });
  const buyer = await openVisitor(browser, address);
  await orderByInvoice(buyer, address, { company, productIds: [1304] });
  await buyer.close();
  await visitDesk({ browser, address, hasScript: true }, async (page, context) => {
    await enterDesk(page, address, ivan);
    await findOrder(page, company);
    await openForm(page, "Sänk priset");
    await page.getByLabel("Belopp i kronor").fill("10");
    await makeSeller(dataDir, ivan);
    const other = await context.newPage();
    await other.goto(desk);
    await findOrder(other, company);
    expect(await other.getByText("Sänk priset").count()).toBe(0);
    expect(await other.getByRole("link", { name: "Logg", exact: true }).count()).toBe(0);
    await other.goto(`${address}/butiken/logg`);
    await other.getByRole("heading", { name: "Sidan finns inte" }).waitFor();
    await page.getByRole("button", { name: "Sänk priset" }).click();
    await page.getByRole("alert").getByText("Ditt konto får inte göra det här. Be en administratör.").waitFor();
  });
  expect(await logOf(dataDir, ivan.email)).toEqual(["login", "not-allowed"]);
  const asif = await addOperator(dataDir, { name: "Asif Khan", email: "asif@desk.example", role: "administrator" });
  await visitDesk({ browser, address, hasScript: false }, async (page) => {
    await enterDesk(page, address, asif);
    await page.getByRole("link", { name: "Logg", exact: true }).click();
    const entries = page.getByRole("main").getByRole("listitem");
    await entries
      .filter({ hasText: /^Försökte göra något utan att få det.*Ivan Berg/u })
      .first()
      .waitFor();
    await entries.filter({ hasText: /^Loggade in.*Asif Khan/u }).waitFor();
  });
});
