import { beforeEach, describe, expect, it } from "vitest";
import { changeBlock } from "../steps/changeBlock.ts";
import { companyCustomer } from "./companyCustomer.ts";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { builtFile } from "../shops/builtFile.ts";
import { viewports } from "../shops/openBrowser.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const shop = referenceShop();
const visit = eachVisitor(shop.address, {
  viewport: viewports.phone,
  hasTouch: true,
  async before(context, address) {
    await readyCart(context, address, [1008]);
    await readyInvoice(context, address);
  },
});

beforeEach(async () => {
  await visit.page().goto(`${shop.address}/kassa/leverans`);
});

const payment = () => visit.page().getByRole("region", { name: /Betalning$/ });
const field = (name: string) => payment().getByRole("textbox", { name }).first();
const kept = () => visit.page().evaluate(() => JSON.stringify(sessionStorage));

describe("a draft of the checkout", () => {
  it("is there after a reload, without the personal number, is sent with the order, and is then deleted", async () => {
    for (const [name, value] of Object.entries(companyCustomer)) await field(name).fill(value);
    await field("Postnummer").fill("127 47");
    await expect.poll(kept).toContain("127 47");
    await visit.page().reload();
    await expect.poll(() => field("Förnamn").inputValue()).toBe("Anna");
    await visit.page().locator("[data-island=checkout][data-state=awake]").waitFor();
    for (const [name, value] of Object.entries(companyCustomer)) {
      expect(await field(name).inputValue()).toBe(name === "Organisationsnummer" ? "" : value);
    }
    expect(await kept()).not.toContain("556016");
    await field("Organisationsnummer").fill(companyCustomer.Organisationsnummer);
    await payment().getByText("Jag accepterar").tap();
    await payment().getByRole("button", { name: "Köp nu" }).tap();
    await visit.page().getByRole("heading", { name: "Tack för din beställning!" }).waitFor();
    await expect.poll(kept).not.toContain("Anna");
  });

  it("is restored in a form that is rendered only after the reload", async () => {
    await field("Förnamn").fill("Anna");
    const ways = await changeBlock(visit.page(), /Välj betalningsmetod$/);
    await ways.locator("label", { hasText: "Kortbetalning" }).tap();
    await payment().getByRole("button", { name: "Vidare till kortbetalning" }).waitFor();
    await expect.poll(kept).toContain("Anna");
    await visit.page().reload();
    await changeBlock(visit.page(), /Välj betalningsmetod$/);
    await ways.locator("label", { hasText: "Faktura" }).tap();
    await expect.poll(() => field("Förnamn").inputValue()).toBe("Anna");
  });

  it("is kept even if the script that stores it loads after the script of the checkout", async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await visit.page().route(`**/${builtFile("/wireForms.ts")}`, async (route) => {
      await held;
      await route.continue();
    });
    await visit.page().reload();
    await field("Förnamn").fill("Anna");
    letGo();
    await expect.poll(kept).toContain("Anna");
    expect(await field("Förnamn").inputValue()).toBe("Anna");
  });

  it("includes a message whose field still has the focus", async () => {
    await visit.page().getByText("+ Lägg till meddelande").tap();
    const message = visit.page().getByLabel("Meddelande till butiken");
    await message.fill("Ring på");
    // Text typed before the script has loaded is saved as soon as it has.
    await expect.poll(kept).toContain("Ring på");
    await visit.page().reload();
    await expect.poll(() => message.inputValue()).toBe("Ring på");
    expect(await message.isVisible()).toBe(true);
  });

  it("includes what is typed into a part whose script is still loading", async () => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await visit.page().route(`**/${builtFile("order-message/OrderMessageForm.tsx")}`, async (route) => {
      await held;
      await route.continue();
    });
    await visit.page().getByText("+ Lägg till meddelande").tap();
    await visit.page().locator("[data-island=checkout][data-state=awake]").waitFor();
    const message = visit.page().getByLabel("Meddelande till butiken");
    await message.pressSequentially("Ring på");
    await expect.poll(kept).toContain("Ring på");
    letGo();
    await message.pressSequentially(" hos Boman");
    await expect.poll(kept).toContain("Ring på hos Boman");
    expect(await message.inputValue()).toBe("Ring på hos Boman");
  });

  it("drops a message that is removed while it is being saved, and an unticked box", async () => {
    const held: string[] = [];
    await visit.page().route(/update_order_message|orders\/subscribe/, async (route) => {
      held.push(route.request().postData() ?? "");
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await visit.page().getByText("+ Lägg till meddelande").tap();
    const message = visit.page().getByLabel("Meddelande till butiken");
    await message.fill("Ring på");
    await visit.page().getByRole("button", { name: "Ta bort meddelande" }).tap();
    const news = visit.page().getByText("Ja tack, skicka mig nyheter");
    await news.tap();
    await news.tap();
    await expect.poll(() => held.at(-1)).toBe("value=0");
    await expect.poll(() => held.filter((body) => body.startsWith("order_message")).at(-1)).toBe("order_message=");
    const stored = async (): Promise<unknown> =>
      (await visit.context().request.get(`${shop.address}/checkoutv3/checkoutv3/show`)).json();
    await expect.poll(stored).toMatchObject({ order_message: "", order_subscribe: { value: 0 } });
  });
});
