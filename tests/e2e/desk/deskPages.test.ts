import { randomUUID } from "node:crypto";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillProducts } from "../../../apps/server/src/testing/fillShop.ts";
import { openBrowser } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { addOperator, enterDesk, logOf, makeSeller, visitDesk } from "./openDesk.ts";

const { address, dataDir } = referenceShop();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Prepares what a test changes at the desk: a product with a review, and a failed letter. */
async function prepare(id: number, name: string): Promise<void> {
  await withDatabase(dataDir, async (db) => {
    await fillProducts(db, [{ id, name, priceOre: 100_000, stock: 10 }]);
    const review = { product_id: id, reviewer: "Karin", rating: 1, text: `Den läcker: ${name}.` };
    await db.insertInto("review").values(review).execute();
    const letter = { job_id: randomUUID(), name: "account-mail", subject_id: id, problem: "connect ECONNREFUSED" };
    await db.insertInto("given_up_job").values(letter).execute();
  });
}

/** Removes the prepared data, so that other tests find the shop unchanged. */
async function tidy(id: number): Promise<void> {
  await withDatabase(dataDir, async (db) => {
    await db.deleteFrom("product_stop").where("product_id", "=", id).execute();
    await db.updateTable("product").set({ removed_at: new Date() }).where("id", "=", id).execute();
    await db.deleteFrom("review").where("product_id", "=", id).execute();
    await db.deleteFrom("given_up_job").where("subject_id", "=", id).execute();
  });
}

const goTo = (page: Page, section: string) =>
  page.getByRole("navigation", { name: "Butikens sidor" }).getByRole("link", { name: section, exact: true }).click();

async function findProduct(page: Page, name: string): Promise<void> {
  await goTo(page, "Varor");
  await page.getByLabel("Sök vara").fill(name);
  await page.getByRole("button", { name: "Sök" }).click();
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

const openForm = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const told = (page: Page, role: "status" | "alert", text: string | RegExp) =>
  page.getByRole(role).getByText(text).waitFor();

/** The list entry with these words. */
const entry = (page: Page, words: string) => page.getByRole("listitem").filter({ hasText: words });

describe.each([
  ["with script", true, 990_001],
  ["without script", false, 990_002],
])("the pages of the desk %s", (title, hasScript, id) => {
  const name = `Skarvsladd ${id}`;
  const code = `WALK-${id}`;
  const emailOf = (who: string): string => `${who}@pages-${title.replaceAll(" ", "-")}.example`;
  const productPage = `${address}/produkter/id/${id}`;

  beforeAll(() => prepare(id, name));
  afterAll(() => tidy(id));

  it("let a seller count the stock, stop a product and answer a review", async () => {
    const bo = await addOperator(dataDir, { name: "Bo Ek", email: emailOf("bo"), role: "seller" });
    await visitDesk({ browser, address, hasScript }, async (page, context) => {
      await enterDesk(page, address, bo);
      await findProduct(page, name);
      const late = await context.newPage();
      await late.goto(page.url());
      await page.getByLabel("Antal i lager").fill("7");
      await press(page, "Spara lagret");
      await told(page, "status", `Lagret är sparat: 7 stycken av ${name}.`);
      await late.getByLabel("Antal i lager").fill("9");
      await press(late, "Spara lagret");
      await told(late, "alert", /^Lagret har ändrats medan du såg på det: nu är det 7 stycken\./);
      await late.close();
      expect(await page.getByText("Ändra priset", { exact: true }).count()).toBe(0);
      await openForm(page, "Stoppa försäljningen");
      await page.getByLabel("Anledning").fill("Fel i lagret");
      await press(page, "Stoppa försäljningen");
      await told(page, "status", `${name} säljs inte längre.`);
      expect(await page.getByRole("button", { name: "Sälj varan igen" }).count()).toBe(0);
      await goTo(page, "Omdömen");
      const review = entry(page, name);
      await review.getByText("Svar från butiken", { exact: true }).first().click();
      await review.getByRole("textbox", { name: "Svar från butiken" }).fill("Ring oss, så byter vi den.");
      await review.getByRole("button", { name: "Spara svaret" }).click();
      await told(page, "status", `Svaret på omdömet om ${name} är sparat.`);
      await goTo(page, "Koder");
      await page.getByText("En administratör skapar och avslutar koder.").waitFor();
      await goTo(page, "Fel");
      await page.getByText("En administratör kan försöka igen.").waitFor();
      expect(await page.getByRole("button", { name: /^Försök igen: ett mejl/ }).count()).toBe(0);
      await page.goto(productPage);
      await page.getByText("Ring oss, så byter vi den.").waitFor();
    });
    expect(await logOf(dataDir, bo.email)).toEqual(["login", "stock", "stop-product", "answer-review"]);
  });

  it("let an administrator do the rest, and reject invalid input", async () => {
    const eva = await addOperator(dataDir, { name: "Eva Strand", email: emailOf("eva"), role: "administrator" });
    await visitDesk({ browser, address, hasScript }, async (page, context) => {
      await enterDesk(page, address, eva);
      await findProduct(page, name);
      await openForm(page, "Sälj varan igen");
      await press(page, "Sälj varan igen");
      await told(page, "status", `${name} säljs igen.`);
      await openForm(page, "Ändra priset");
      await page.getByLabel("Nytt pris i kronor, med moms").fill("0");
      await press(page, "Spara priset");
      await page.getByText("Ange ett pris i kronor, större än 0 och högst 10 000 000.").first().waitFor();
      expect(await page.getByLabel("Nytt pris i kronor, med moms").inputValue()).toBe("0");
      await page.getByLabel("Nytt pris i kronor, med moms").fill("899,50");
      await press(page, "Spara priset");
      await told(page, "status", new RegExp(`^Priset på ${name} är sparat\\.`));
      await openForm(page, "Återkalla varan");
      await page.getByLabel("Anledning").last().fill("Skadad isolering");
      await page.getByLabel("Vad som är farligt").fill("En frivillig åtgärd.");
      await page.getByLabel("Vad köparen ska göra").fill("Dra ur sladden. Du får pengarna tillbaka.");
      await press(page, "Återkalla varan");
      await page
        .getByText(/utan ord som får faran att verka liten/)
        .first()
        .waitFor();
      expect(await page.getByLabel("Vad köparen ska göra").inputValue()).toMatch(/^Dra ur sladden/);
      await page.getByLabel("Vad som är farligt").fill("Sladden kan ge dig en elektrisk stöt.");
      await press(page, "Återkalla varan");
      await told(page, "status", new RegExp(`^${name} är återkallad\\.`));
      const shop = await context.newPage();
      await shop.goto(productPage);
      const notice = shop.getByRole("region", { name: new RegExp(`återkallelse.*${name}`, "i") });
      await notice.getByText("Sladden kan ge dig en elektrisk stöt.").waitFor();
      expect(await notice.getByRole("button").count()).toBe(0);
      await shop.close();
      await goTo(page, "Koder");
      await openForm(page, "Ny kod");
      for (const isTaken of [false, true]) {
        if (isTaken) await openForm(page, "Ny kod");
        await page.getByLabel("Kod", { exact: true }).fill(code);
        await page.getByLabel("Rabatt i procent").fill("10");
        await press(page, "Skapa koden");
        if (isTaken) await page.getByText(`Koden ${code} finns redan. Välj en annan.`).first().waitFor();
        else await told(page, "status", `Koden ${code} är skapad.`);
      }
      await press(page, `Avsluta ${code}`);
      await told(page, "status", `Koden ${code} gäller inte längre.`);
      await goTo(page, "Omdömen");
      await page.getByRole("link", { name: "Alla som visas" }).click();
      const review = entry(page, name);
      await review.getByText("Ta bort omdömet", { exact: true }).first().click();
      await review.getByLabel("Skäl").selectOption({ label: "Handlar inte om varan" });
      await review.getByRole("button", { name: "Ta bort omdömet" }).click();
      await told(page, "status", `Omdömet om ${name} är borttaget.`);
      await goTo(page, "Fel");
      await page.getByRole("button", { name: "Markera som klart: ett mejl om ett konto kunde inte skickas" }).click();
      await told(page, "status", "Borttaget från listan: ett mejl om ett konto kunde inte skickas.");
    });
    const done = ["resume-product", "price", "recall-product", "make-code", "end-code", "take-down-review", "end-job"];
    expect(await logOf(dataDir, eva.email)).toEqual(["login", ...done]);
  });
});

describe.each([
  ["with script", true, 990_003],
  ["without script", false, 990_004],
])("the desk %s", (title, hasScript, id) => {
  const name = `Adapter ${id}`;
  beforeAll(() => prepare(id, name));
  afterAll(() => tidy(id));

  it("refuses a seller the forms of an administrator that are still open", async () => {
    const at = `refused-${title.replaceAll(" ", "-")}.example`;
    const ivan = await addOperator(dataDir, { name: "Ivan Berg", email: `ivan@${at}`, role: "administrator" });
    await visitDesk({ browser, address, hasScript }, async (page, context) => {
      await enterDesk(page, address, ivan);
      await findProduct(page, name);
      await openForm(page, "Ändra priset");
      await page.getByLabel("Nytt pris i kronor, med moms").fill("1");
      const [codes, reviews, failures] = await Promise.all([1, 2, 3].map(() => context.newPage()));
      if (codes === undefined || reviews === undefined || failures === undefined) return;
      await codes.goto(`${address}/butiken/koder`);
      await openForm(codes, "Ny kod");
      await codes.getByLabel("Kod", { exact: true }).fill(`IVAN-${id}`);
      await codes.getByLabel("Rabatt i procent").fill("90");
      await reviews.goto(`${address}/butiken/omdomen`);
      await entry(reviews, name).getByText("Ta bort omdömet", { exact: true }).first().click();
      await failures.goto(`${address}/butiken/fel`);
      await makeSeller(dataDir, ivan);
      await press(page, "Spara priset");
      await press(codes, "Skapa koden");
      await entry(reviews, name).getByRole("button", { name: "Ta bort omdömet" }).click();
      await failures.getByRole("button", { name: /^Försök igen: ett mejl/ }).click();
      for (const tab of [page, codes, reviews, failures]) {
        await told(tab, "alert", "Ditt konto får inte göra det här. Be en administratör.");
      }
    });
    const refused = ["not-allowed", "not-allowed", "not-allowed", "not-allowed"];
    expect(await logOf(dataDir, ivan.email)).toEqual(["login", ...refused]);
  });
});
