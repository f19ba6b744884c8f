import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { axeRules } from "../../../tools/axeRules.mjs";
import { chooseRadio } from "../steps/chooseRadio.ts";
import { openBrowser, openVisitor } from "../shops/openBrowser.ts";
import { pressChoice } from "../steps/pressChoice.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { referenceShop } from "../shops/referenceShop.ts";

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const { address } = referenceShop();

/** A page, and a visitor's steps before it is checked. */
interface State {
  readonly path: string;
  /** Products in the cart before the page is opened. */
  readonly cart?: readonly number[];
  readonly steps?: (page: Page) => Promise<void>;
  /** Whether only small windows have this state, such as a panel whose content is beside the page in wide ones. */
  readonly isSmall?: boolean;
}

const main = (page: Page) => page.getByRole("main");

const withCart = (path: string, steps: State["steps"] = async () => {}): State => ({ path, steps, cart: [1001] });

/** Companies may pay by invoice, whose form is on the page itself. */
async function chooseInvoice(page: Page): Promise<void> {
  await pressChoice(page.getByRole("radio", { name: "Företag", exact: true }));
  const invoice = page.getByRole("radio", { name: /Faktura för företag/ });
  await invoice.and(page.locator(":enabled")).waitFor();
  await page.getByRole("textbox", { name: "Postnummer" }).first().fill("127 47");
  await page.getByRole("button", { name: "Fortsätt" }).click();
  await pressChoice(page.getByRole("radio", { name: /Hemleverans/ }));
  await chooseRadio(invoice);
}

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel("E-post").fill("anna.andersson@example.se");
  await page.getByLabel("Lösenord", { exact: true }).fill(password);
  await main(page).getByRole("button", { name: "Logga in", exact: true }).click();
}

const states: Readonly<Record<string, State>> = {
  "the home page": { path: "/" },
  "a category of the first level": { path: "/kategori/vitvaror" },
  "a category of the second level": { path: "/kategori/vitvaror/tvatt-tork" },
  "a listing": { path: "/kategori/vitvaror/tvatt-tork/tvattmaskiner" },
  "a filtered listing": {
    path: "/kategori/vitvaror/tvatt-tork/tvattmaskiner",
    isSmall: true,
    steps: async (page) => {
      await page.getByRole("button", { name: "Filtrera" }).first().click();
      await page.getByRole("dialog", { name: "Filtrera" }).waitFor();
    },
  },
  "a listing without products": { path: "/produkter/sok?query=zzzzzz" },
  "a search": { path: "/produkter/sok?query=tvätt" },
  "open suggestions": {
    path: "/",
    steps: async (page) => {
      await page.getByRole("combobox").first().click();
      await page.getByRole("combobox").first().pressSequentially("tvätt");
      await page.getByRole("listbox").or(page.getByRole("option")).first().waitFor();
    },
  },
  "a product": { path: "/produkter/id/1001" },
  "a product in parts": { path: "/produkter/id/1008" },
  "a product that is sold no more": { path: "/produkter/id/1009" },
  "an opened picture": {
    path: "/produkter/id/1001",
    steps: async (page) => {
      await main(page)
        .getByRole("link", { name: /^Öppna bild/ })
        .first()
        .click();
      await page.getByRole("dialog", { name: "Produktbilder i full storlek" }).waitFor();
    },
  },
  "the stock of stores": {
    path: "/produkter/id/1001",
    steps: async (page) => {
      await main(page).getByRole("button", { name: /butik/ }).first().click();
      await page.waitForLoadState("networkidle");
    },
  },
  "an empty comparison": { path: "/produkter/jamfor" },
  "a comparison": { path: "/produkter/jamfor?p=1001,1002,1003" },
  brands: { path: "/tillverkare" },
  "an empty cart": { path: "/varukorg" },
  "a cart": withCart("/varukorg"),
  "the panel of the cart": withCart("/", async (page) => {
    await page
      .getByRole("link", { name: /^Varukorg/ })
      .first()
      .click();
    await page.getByRole("dialog", { name: "Din varukorg" }).waitFor();
  }),
  "an empty checkout": { path: "/kassa/leverans" },
  "a checkout": withCart("/kassa/leverans"),
  "a checkout for companies": withCart("/kassa/leverans", async (page) => {
    await chooseInvoice(page);
    await page.getByRole("textbox", { name: "Företagsnamn" }).waitFor();
  }),
  "a checkout with a postal code that is none": withCart("/kassa/leverans", async (page) => {
    await page.getByRole("textbox", { name: "Postnummer" }).first().fill("12");
    await page.getByRole("button", { name: "Fortsätt" }).click();
    await main(page).locator("[aria-invalid=true]").first().waitFor();
  }),
  "a checkout whose fields are empty when it is sent": withCart("/kassa/leverans", async (page) => {
    await chooseInvoice(page);
    await main(page).getByRole("button", { name: "Köp nu" }).click();
    await main(page).locator("[aria-invalid=true]").first().waitFor();
  }),
  stores: { path: "/sidor/butiker/vara-butiker" },
  "stores that a search does not find": {
    path: "/sidor/butiker/vara-butiker",
    steps: async (page) => {
      await page.getByPlaceholder("Sök på postnummer eller ort").pressSequentially("zzzz");
      await page.getByText("Inga butiker matchade din sökning").first().waitFor();
    },
  },
  terms: { path: "/sidor/kopvillkor" },
  "the page about privacy": { path: "/sidor/integritet" },
  "the accessibility statement": { path: "/sidor/tillganglighet" },
  "the customer club": { path: "/kundklubb" },
  returns: { path: "/retur-och-reklamation" },
  "the form of a return": {
    path: "/retur-och-reklamation",
    steps: async (page) => {
      await page.getByRole("link", { name: "Registrera retur/reklamation" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Hitta order" }).click();
    },
  },
  "a withdrawal": { path: "/angra-kop" },
  "the login of the desk": { path: "/butiken" },
  "a withdrawal with nothing filled in": {
    path: "/angra-kop",
    steps: async (page) => {
      await main(page).getByRole("button", { name: "Gå vidare" }).click();
      await page.waitForLoadState("networkidle");
    },
  },
  "a review": { path: "/product_review/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602" },
  "a review with nothing filled in": {
    path: "/product_review/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602",
    steps: async (page) => {
      await page.locator("[data-island=review][data-state=awake]").waitFor();
      // Without a rating it is covered, but a person presses anyway.
      await page.getByRole("button", { name: "Skicka omdöme" }).click({ force: true });
    },
  },
  "the login": { path: "/login" },
  "a login by BankID that waits": {
    path: "/login",
    steps: async (page) => {
      await main(page).getByRole("button", { name: "Logga in med BankID" }).click();
      await page.getByRole("img", { name: "QR-kod för BankID" }).waitFor();
    },
  },
  "a refused login": {
    path: "/login",
    steps: async (page) => {
      await logIn(page, "wrong");
      await page.getByText("Fel e-postadress eller lösenord.").waitFor();
    },
  },
  "an account": {
    path: "/konto",
    steps: async (page) => {
      await logIn(page, "Sommar2024!");
      await page.getByRole("heading", { name: "Order 100245" }).waitFor();
    },
  },
  "the menu": {
    path: "/",
    steps: async (page) => {
      const menu = page.getByRole("button", { name: "Meny", exact: true });
      if (await menu.isVisible()) await menu.click();
    },
  },
  "a page that is not there": { path: "/finns-inte" },
  "the question about cookies": {
    path: "/",
    steps: async (page) => {
      await page.context().clearCookies();
      await page.reload({ waitUntil: "networkidle" });
      await page.getByRole("dialog", { name: "Integritetsinställningar" }).waitFor();
    },
  },
};

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function findings(page: Page, mode: "light" | "dark"): Promise<readonly string[]> {
  return page.evaluate(
    async (values) => {
      const runOnly = { type: "rule" as const, values };
      const { violations } = await window.axe.run(document, { runOnly, resultTypes: ["violations"] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)}: ${failureSummary ?? ""}`),
      );
    },
    axeRules(axe.getRules(), mode === "light" ? "everything" : "colours"),
  );
}

/** Whether the page is wider than its window. */
const isCut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Renders off-screen content too: its estimated height changes, and so does its position. */
const layOutAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

/** Accessibility problems of a page, at both sizes and in light and dark. */
async function judge(page: Page, { path, cart = [], steps, isSmall = false }: State): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await readyCart(page.context(), address, cart);
  await page.goto(`${address}${path}`, { waitUntil: "networkidle" });
  await steps?.(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(axe.source);
  await layOutAll(page);
  const found: string[] = [];
  for (const size of isSmall ? sizes.slice(0, 1) : sizes) {
    await page.setViewportSize(size);
    // Content half covered by a sticky bar must not be judged, so the window is made as high as the page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(
        ...(await findings(page, colorScheme)).map((finding) => `${size.width} px, ${colorScheme}: ${finding}`),
      );
    }
    if (await isCut(page)) found.push(`${size.width} px: the page is wider than its window`);
  }
  return found;
}

describe("a visitor with 320 or 1280 px, in light or dark", () => {
  it.each(Object.entries(states))("finds no barrier in %s", async (_, state) => {
    const context = await openVisitor(browser, address, { viewport: sizes[0] });
    try {
      const barriers = (await judge(await context.newPage(), state)).join("\n");
      expect(barriers, barriers).toBe("");
    } finally {
      await context.close();
    }
  });
});
