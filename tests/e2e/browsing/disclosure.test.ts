import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Visits without scripts: information required by law must not depend on them. */
async function visit(steps: (page: Page) => Promise<void>): Promise<void> {
  const context = await openVisitor(browser, address, { javaScriptEnabled: false });
  try {
    await steps(await context.newPage());
  } finally {
    await context.close();
  }
}

describe("legally required product information", () => {
  it("is on the product page: manufacturer, warnings, repair and guarantees", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/produkter/id/1001`);
      const safety = page.getByRole("region", { name: "Produktsäkerhet" });
      await safety.getByText("Nordvik Europa AB").waitFor();
      await safety.getByText("Maskinen väger 72 kg: lyft den aldrig ensam.").waitFor();
      expect(await safety.getByRole("link", { name: "safety@nordvik.example" }).getAttribute("href")).toMatch(
        /^mailto:/,
      );
      await page.getByRole("region", { name: "Reparation och livslängd" }).getByText("8,4 av 10").waitFor();
      const guarantee = page.getByRole("region", { name: "Lagstadgad garanti" });
      await guarantee.getByText("I Sverige är reklamationstiden tre år").waitFor();
      await guarantee.getByText("Tillverkarens hållbarhetsgaranti: 5 år.").waitFor();
    });
  });

  it("shows the hazard pictograms of a chemical, with name and code below", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/produkter/id/1501`);
      const safety = page.getByRole("region", { name: "Produktsäkerhet" });
      await safety.getByText("Brandfarligt (GHS02), Gas under tryck (GHS04)").waitFor();
      const drawn = await safety.getByRole("img", { name: "GHS02, GHS04" }).boundingBox();
      expect(drawn?.height).toBeGreaterThan(60);
      expect(drawn?.width).toBeGreaterThan(120);
    });
  });

  it("offers take-back of the old product, unticked, and adds it to the cart for free when ticked", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/produkter/id/1501`);
      const extra = page.getByRole("checkbox", { name: /^Hämtning av din gamla produkt/ });
      expect(await extra.isChecked()).toBe(false);
      await pressChoice(extra);
      await page.getByRole("main").getByRole("button", { name: "Lägg i varukorgen" }).first().click();
      await page.goto(`${address}/varukorg`);
      const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Hämtning av din gamla produkt" });
      await line
        .getByText(/^0\skr$/)
        .first()
        .waitFor();
    });
  });

  it("says of a store that accepts small electrical goods for free, on its page and in the list", async () => {
    await visit(async (page) => {
      for (const path of ["/sidor/butiker/backebol", "/sidor/butiker/vara-butiker"]) {
        await page.goto(`${address}${path}`);
        expect(await page.getByText(/^Här lämnar du gratis in gamla elektriska produkter/).count(), path).toBe(1);
      }
      await page.goto(`${address}/sidor/butiker/kungens-kurva`);
      expect(await page.getByText(/^Här lämnar du gratis in/).count()).toBe(0);
    });
  });

  it("is left out when nobody has provided it", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/produkter/id/1303`);
      await page.getByRole("region", { name: "Lagstadgad garanti" }).waitFor();
      expect(await page.getByRole("region", { name: /^(?:Produktsäkerhet|Reparation)/ }).count()).toBe(0);
      expect(await page.getByText(/Ångerrätten gäller inte|Jämförpris|Vi tar gratis emot/).count()).toBe(0);
    });
  });

  it("is repeated in the cart and in the checkout: energy class, withdrawal, take-back, unit price", async () => {
    await visit(async (page) => {
      await page.goto(`${address}/produkter/id/1304`);
      await page
        .getByText(/Jämförpris 49,75\skr\/m/)
        .first()
        .waitFor();
      await page.goto(`${address}/produkter/id/1301`);
      await page.getByText(/^Ångerrätten gäller inte om du bryter förseglingen/).waitFor();
      await readyCart(page.context(), address, [1304, 1301, 1001]);
      for (const path of ["/varukorg", "/kassa/leverans"]) {
        await page.goto(`${address}${path}`);
        const main = page.getByRole("main");
        const label = main.getByRole("link", {
          name: "Energiklass A på skalan A till G, visa energimärkning för Tvättmaskin NV 8014",
        });
        expect(await label.getAttribute("href")).toBe("/assets/uploads/energy/1001-etikett.svg");
        // The arrow has the colour of its class and the height of a price line, and is not a word with a dot.
        const arrow = label.locator(".torg-energy__arrow");
        expect(await arrow.innerText()).toBe("A");
        expect((await arrow.boundingBox())?.height).toBeGreaterThan(20);
        await main.getByRole("link", { name: "Produktblad för Tvättmaskin NV 8014 (PDF)" }).waitFor();
        await main.getByText(/^Ångerrätten gäller inte om du bryter förseglingen/).waitFor();
        await main
          .getByText(/^Vi tar gratis emot din gamla, likvärdiga produkt/)
          .first()
          .waitFor();
        await main.getByText(/^Jämförpris 49,75\skr\/m/).waitFor();
      }
    });
  });
});

describe("the energy class of suggestions beside the cart", () => {
  it("is beside the price of every suggested product that has a label, even without script", async () => {
    await visit(async (page) => {
      await readyCart(page.context(), address, [1001]);
      await page.goto(`${address}/varukorg`);
      const offers = page.getByRole("region", { name: "Andra köpte också" }).getByRole("listitem");
      for (const [name, energyClass] of [
        ["Torktumlare NT 8", "C"],
        ["Kylskåp PK 300", "E"],
      ]) {
        const offer = offers.filter({ hasText: name ?? "" });
        await offer.getByRole("link", { name: new RegExp(`^Energiklass ${energyClass} på skalan A till G`) }).waitFor();
      }
      expect(
        await offers
          .filter({ hasText: "Högtalare LY Rum" })
          .getByText(/Energiklass/)
          .count(),
      ).toBe(0);
    });
  });
});

describe("payment and delivery methods", () => {
  it("are in the footer of every page before the cart has anything, as the checkout names them", async () => {
    await visit(async (page) => {
      for (const path of ["/", "/kategori/vitvaror", "/produkter/id/1001", "/sidor/kopvillkor", "/varukorg"]) {
        await page.goto(`${address}${path}`);
        const lists = page.getByRole("contentinfo").locator(".torg-payment-marks, .torg-site-footer__ways");
        const named = await lists.evaluateAll((all) =>
          all.map((list) => [...list.children].map((way) => way.querySelector("img")?.alt ?? way.textContent.trim())),
        );
        expect(named).toEqual([
          ["Kortbetalning", "Klarna", "Svea", "Wasa Kredit", "Faktura för företag"],
          ["Postombud", "Hemleverans", "Hämta i butik", "Digital leverans"],
        ]);
      }
    });
  });
});

describe("the notice of the legal guarantee in the checkout", () => {
  it("is text until the shop has the official picture, and then the picture above the order button", async () => {
    await visit(async (page) => {
      await readyCart(page.context(), address, [1304]);
      await page.goto(`${address}/kassa/leverans`);
      await page.getByText(/I Sverige är reklamationstiden tre år/).waitFor();
      const image = "/assets/uploads/puffs/installation.svg";
      await page.request.post(`${address}/__test/settings`, {
        data: { legalGuarantee: { image, link: "https://europa.eu/" } },
      });
      await page.request.post(`${address}/__test/checkout`, {
        data: { payment_types: ["3"], snippet: "manual_payment" },
      });
      await page.goto(`${address}/kassa/leverans`);
      const picture = page.getByRole("img", { name: /I Sverige är reklamationstiden tre år/ });
      const order = page.getByRole("button", { name: "Köp nu" });
      const [above, below] = await Promise.all([picture.boundingBox(), order.boundingBox()]);
      expect(above?.y).toBeLessThan(below?.y ?? 0);
      const code = page.getByRole("link", { name: "Läs mer om den lagstadgade garantin" });
      expect(await code.getAttribute("href")).toBe("https://europa.eu/");
    });
  });
});
