import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillProducts } from "../../../apps/server/src/testing/fillShop.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { linkIn, lettersTo, readLetter } from "../steps/readLetter.ts";
import { withDatabase } from "../steps/readOrder.ts";
import { orderByInvoice } from "../steps/calls/orderByInvoice.ts";
import { addOperator, enterDesk, visitDesk } from "./openDesk.ts";

const { address, dataDir } = referenceShop();
const buyer = "anna@snickeri.example";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const openForm = (page: Page, name: string) => page.getByText(name, { exact: true }).first().click();

async function recall(page: Page, name: string): Promise<void> {
  await openForm(page, "Återkalla varan");
  await page.getByLabel("Anledning").last().fill("Skadad isolering");
  await page.getByLabel("Vilka exemplar det gäller").fill("Serie 24");
  await page.getByLabel("Vad som är farligt").fill("Sladden kan ge dig en elektrisk stöt.");
  await page.getByLabel("Vad köparen ska göra").fill("Dra ur sladden. Du får pengarna tillbaka.");
  await press(page, "Återkalla varan");
  await page
    .getByRole("status")
    .getByText(`${name} är återkallad. Det syns på varans sida och på beställningarna, och köparna får mejl.`)
    .waitFor();
}

describe.each([
  ["with script", true, 990_011],
  ["without script", false, 990_012],
])("a recall %s", (title, hasScript, id) => {
  const name = `Kapsåg ${id}`;
  /** Words of the recall letter, which no letter about the order contains. */
  const told = `nu är återkallad[^]*Varan: ${name}`;

  beforeAll(() =>
    withDatabase(dataDir, async (db) => {
      await fillProducts(db, [{ id, name, priceOre: 100_000, stock: 10 }]);
      const { image } = await db.selectFrom("product").select("image").where("id", "=", 1001).executeTakeFirstOrThrow();
      await db.updateTable("product").set({ image }).where("id", "=", id).execute();
    }),
  );
  afterAll(() =>
    withDatabase(dataDir, async (db) => {
      await db.deleteFrom("product_stop").where("product_id", "=", id).execute();
      await db.updateTable("product").set({ removed_at: new Date() }).where("id", "=", id).execute();
    }),
  );

  it("reaches the buyer by one letter, is listed with a picture among the shop's recalls, and ends", async () => {
    const shop = await openVisitor(browser, address, { javaScriptEnabled: hasScript });
    await orderByInvoice(shop, address, { company: `Snickeri ${id} AB`, productIds: [id] });
    const page = await shop.newPage();
    const email = `eva@recall-${title.replaceAll(" ", "-")}.example`;
    const eva = await addOperator(dataDir, { name: "Eva Strand", email, role: "administrator" });
    await visitDesk({ browser, address, hasScript }, async (desk, context) => {
      await enterDesk(desk, address, eva);
      await desk.goto(`${address}/butiken/varor/${id}`);
      const other = await context.newPage();
      await other.goto(desk.url());
      for (const tab of [desk, other]) await recall(tab, name);
      const letter = await readLetter(dataDir, buyer, told);
      expect(letter).toContain("Sladden kan ge dig en elektrisk stöt.");
      await page.goto(address + linkIn(letter, `/produkter/id/${id}`));
      await page.getByRole("region", { name: new RegExp(`återkallelse: ${name}$`, "u") }).waitFor();
      await desk.goto(`${address}/butiken/varor/${id}`);
      await desk.getByText("1 skickat", { exact: true }).waitFor();
      await page.goto(`${address}/sidor/produktsakerhet`);
      const listed = page
        .getByRole("region", { name: "Aktuella återkallelser" })
        .getByRole("region", { name: new RegExp(name, "u") });
      await listed.getByText("Serie 24").waitFor();
      const picture = listed.getByRole("img", { name });
      await picture.scrollIntoViewIfNeeded();
      expect((await shop.request.get(new URL((await picture.getAttribute("src")) ?? "", address).href)).status()).toBe(
        200,
      );
      await listed.getByRole("link", { name: "Se varan" }).click();
      await page.getByRole("heading", { name, level: 1 }).waitFor();
      await openForm(desk, "Sälj varan igen");
      await press(desk, "Sälj varan igen");
      await desk.getByRole("status").getByText(`${name} säljs igen.`).waitFor();
      await page.goto(`${address}/sidor/produktsakerhet`);
      await page.getByRole("heading", { name: "Aktuella återkallelser" }).waitFor();
      expect(await page.getByText(name).count()).toBe(0);
    });
    expect(lettersTo(dataDir, buyer, told)).toHaveLength(1);
    await shop.close();
  });
});
