import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { companyCustomer } from "./companyCustomer.ts";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { viewports } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { deliverHome } from "../steps/calls/deliverHome.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { readyInvoice } from "../steps/calls/readyInvoice.ts";
import { takeOutOfCart } from "../steps/calls/takeOutOfCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const company = { ...companyCustomer, Postnummer: "127 47" } as const;

const shop = referenceShop();
const visit = eachVisitor(shop.address, {
  before: (context, address) => readyCart(context, address, [1008]),
});

/** A company's checkout, hydrated and filled in, right before its order. */
async function fillInvoice(): Promise<Locator> {
  await readyInvoice(visit.context(), shop.address);
  await visit.page().goto(`${shop.address}/kassa/leverans`);
  const payment = visit.page().getByRole("region", { name: /Betalning$/ });
  for (const [name, value] of Object.entries(company)) {
    await payment.getByRole("textbox", { name }).first().fill(value);
  }
  await pressChoice(payment.getByRole("checkbox", { name: /köpvillkoren/ }));
  await visit.page().locator("[data-island=checkout][data-state=awake]").waitFor();
  return payment;
}

/** How opaque an element is, with everything around it. */
const weakest = (element: Element): number => {
  let least = 1;
  for (let around: Element | null = element; around !== null; around = around.parentElement) {
    least = Math.min(least, Number(getComputedStyle(around).opacity));
  }
  return least;
};

describe("the checkout when something fails", () => {
  it.each(["brought nothing", "was blocked"])(
    "leads from a payment whose script %s back to the payment methods",
    async (how) => {
      await deliverHome(visit.context(), shop.address);
      await visit
        .page()
        .route("**/_providers/wasa.js", (route) =>
          how === "was blocked" ? route.abort() : route.fulfill({ contentType: "text/javascript", body: "" }),
        );
      await visit.page().goto(`${shop.address}/kassa/leverans`);
      const wasa = visit.page().getByRole("radio", { name: /^Wasa/ });
      await pressChoice(wasa);
      const told = visit.page().getByRole("alert").getByText("Just nu går det inte att kommunicera med Wasa.");
      await told.waitFor();
      await expect.poll(() => wasa.isDisabled()).toBe(true);
      expect(await told.evaluate(weakest)).toBe(1);
      const way = visit.page().getByRole("link", { name: "Välj ett annat sätt att betala" });
      // Nothing around it looks disabled.
      await way.click();
      await expect.poll(() => wasa.evaluate((radio) => radio === document.activeElement)).toBe(true);
      const ways = visit.page().getByRole("heading", { name: /Välj betalningsmetod/ });
      expect(await ways.evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
      await visit.page().keyboard.press("ArrowUp");
      await visit.page().getByText("Svea (teststubbe)").waitFor();
    },
  );

  it("says that its cart or its choices could not be read, and is complete after a reload", async () => {
    const business = visit.page().getByRole("radio", { name: "Företag", exact: true });
    const message = visit.page().getByRole("alert").filter({ hasText: "Något gick fel vid inläsningen av kassan." });
    for (const read of ["**/checkoutv3/products/index", "**/checkoutv3/checkoutv3/show"]) {
      await visit
        .page()
        .route(read, (route) => route.fulfill({ status: 500, contentType: "application/json", body: "{}" }));
      try {
        await visit.page().goto(`${shop.address}/kassa/leverans`);
        await business.hover();
        await message.waitFor();
      } finally {
        await visit.page().unroute(read);
      }
      await message.getByRole("link", { name: "Försök igen" }).click();
      await business.hover();
      await visit.page().locator("[data-island=checkout][data-state=awake]").waitFor();
      expect(await message.count()).toBe(0);
    }
  });

  it("says that it must be reloaded once the session has expired and choices fail", async () => {
    await visit.page().goto(`${shop.address}/kassa/leverans`);
    await visit.page().getByRole("radio", { name: "Företag", exact: true }).hover();
    await visit.page().locator("[data-island=checkout][data-state=awake]").waitFor();
    await visit.context().clearCookies({ name: "shop_session" });
    // Without waiting for its state: the choice is reverted at once.
    await pressChoice(visit.page().getByRole("radio", { name: "Företag", exact: true }));
    const message = visit.page().getByRole("alert").filter({ hasText: "Sidan har varit öppen för länge." });
    await message.getByRole("link", { name: "Ladda om sidan" }).click();
    await visit.page().getByText("Här var det tomt").waitFor();
    await expect.poll(() => message.count()).toBe(0);
  });

  it("keeps its forms, and says why, when the session has expired before the first interaction", async () => {
    await visit.page().setViewportSize(viewports.phone);
    await readyInvoice(visit.context(), shop.address);
    await visit.page().goto(`${shop.address}/kassa/leverans`);
    await visit.context().clearCookies({ name: "shop_session" });
    const name = visit
      .page()
      .getByRole("region", { name: /Betalning$/ })
      .getByRole("textbox", { name: "Förnamn" });
    await name.pressSequentially("Anna");
    const message = visit.page().getByRole("alert").getByText("Varukorgen är tom.");
    await message.waitFor();
    await visit.page().locator("[data-island=checkout][data-state=failed]").waitFor();
    await name.scrollIntoViewIfNeeded();
    expect((await message.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    // On a phone it takes several lines, and the sticky header starts below them.
    const edges = await visit.page().evaluate(() => {
      const [told, head] = [".torg-micro-banner[data-sticky][role=alert]", ".torg-page__top"].map((selector) =>
        document.querySelector<HTMLElement>(selector),
      );
      return [`${told?.offsetHeight}px`, head ? getComputedStyle(head).insetBlockStart : ""];
    });
    expect(edges[1]).toBe(edges[0]);
    expect(await name.inputValue()).toBe("Anna");
  });

  it("keeps what was typed when the session has expired at the order, and says why nothing was ordered", async () => {
    const payment = await fillInvoice();
    await visit.context().clearCookies({ name: "shop_session" });
    const order = payment.getByRole("button", { name: "Köp nu" });
    await order.click();
    await payment.getByText("Sidan har varit öppen för länge.").waitFor();
    // A change of the cart must not empty the page either, as another visitor's cart would: it is reverted without a
    // request.
    const quantity = visit.page().getByRole("spinbutton", { name: "Antal" }).first();
    const before = await quantity.inputValue();
    const asked: string[] = [];
    visit.page().on("request", (request) => asked.push(request.url()));
    await visit.page().getByRole("button", { name: "Öka antal" }).first().click();
    await expect.poll(() => quantity.inputValue()).toBe(before);
    expect(asked.filter((url) => url.includes("/checkout"))).toEqual([]);
    for (const [name, value] of Object.entries(company)) {
      expect(await payment.getByRole("textbox", { name }).first().inputValue()).toBe(value);
    }
  });

  it("says that there is nothing to order once the cart was emptied in another tab", async () => {
    const payment = await fillInvoice();
    await takeOutOfCart(visit.context(), shop.address, 1008);
    await payment.getByRole("button", { name: "Köp nu" }).click();
    await visit.page().getByText("Varukorgen är tom.").waitFor();
    await visit.page().getByText("Här var det tomt").waitFor();
    await visit.page().reload();
    await expect.poll(() => visit.page().getByText("Varukorgen är tom.").count()).toBe(0);
  });

  it("says that a login has failed, at the shop or on the way, and accepts the next attempt", async () => {
    await visit.page().goto(`${shop.address}/kassa/leverans`);
    const box = visit.page().locator("details", { hasText: "Logga in" });
    const send = box.getByRole("button", { name: "Logga in" });
    const call = "**/konto/login_from_checkout";
    const tries = async (): Promise<void> => {
      await box.getByLabel("E-post").fill("anna.andersson@example.se");
      await box.getByLabel("Lösenord", { exact: true }).fill("fel");
      await send.click();
    };
    // The script is loaded from the first touch on; before that the browser submits the form.
    const script = visit
      .page()
      .waitForResponse(
        async (answer) => answer.url().endsWith(".js") && (await answer.text()).includes("current-password"),
      );
    await box.getByText("Logga in").first().click();
    await box.getByLabel("E-post").focus();
    await script;
    await visit.page().locator("[data-island=checkout][data-state=awake]").waitFor();
    await tries();
    await box.getByText("Fel e-postadress eller lösenord.").waitFor();

    await visit
      .page()
      .route(call, (route) => route.fulfill({ status: 500, contentType: "application/json", body: "{}" }));
    await tries();
    await box.getByText("Vi kunde tyvärr inte logga in dig.").waitFor();
    await visit.page().unroute(call);
    await tries();
    await box.getByText("Fel e-postadress eller lösenord.").waitFor();

    await visit.page().route(call, (route) => route.abort());
    await tries();
    await box.getByText("Vi kunde tyvärr inte logga in dig.").waitFor();
  });
});
