import { hideMicroBannerScript } from "@torg/navigation/domain";
import { aCart } from "@torg/cart/fixtures";
import { aProductDetail } from "@torg/catalog/fixtures";
import { aCheckout } from "@torg/checkout/fixtures";
import { aLayout, aShopSettings } from "@torg/navigation/fixtures";
import type { PageData } from "@torg/pages/contract";
import {
  aCartPage,
  aCheckoutPage,
  aComparePage,
  aConfirmationPage,
  aCampaignPage,
  aContentPage,
  aHomePage,
  aListingPage,
  aNotFoundPage,
  aProductPage,
} from "@torg/pages/fixtures";
import { aRecall } from "@torg/returns/fixtures";
import { describe, expect, it } from "vitest";
import { collectTexts } from "../words/collectTexts.ts";
import { renderFailure, renderPage } from "./renderPage.tsx";

const assets = {
  runtime: "/build/runtime.js",
  islands: { listing: ["/build/listing.js"], product: ["/build/product.js"], cart: ["/build/cart.js"] },
  styles: { plain: "/build/plain.css", home: "/build/home.css", listing: "/build/listing.css" },
};

function inputOf(page: PageData, path = "/", settings: Parameters<typeof aShopSettings>[0] = {}) {
  return {
    page,
    path,
    origin: "https://shop.example",
    settings: aShopSettings(settings),
    cart: aCart(),
    checkout: aCheckout(),
    reviews: null,
    credit: null,
    csrfToken: "",
    assets,
  };
}

function render(...input: Parameters<typeof inputOf>): Document {
  return new DOMParser().parseFromString(renderPage(inputOf(...input)), "text/html");
}

const pages: readonly (readonly [string, PageData])[] = [
  ["home", aHomePage()],
  ["listing", aListingPage()],
  ["product", aProductPage()],
  ["compare", aComparePage()],
  ["cart", aCartPage()],
  ["checkout", aCheckoutPage()],
  ["confirmation", aConfirmationPage()],
  ["content", aContentPage()],
  ["campaign", aCampaignPage()],
  ["not_found", aNotFoundPage()],
];

describe("renderPage", () => {
  it.each([
    ["product", aProductPage({ recalls: [aRecall()] })],
    ["confirmation", aConfirmationPage({ recalls: [aRecall()] })],
  ])("warns on the page %s about a recalled product, above all other content", (_, page) => {
    const document = render(page);
    const [first] = document.querySelectorAll("main :is(section, h1)");
    expect(first?.className).toBe("torg-recall");
    expect(first?.textContent).toContain(aRecall().hazard);
  });

  it("lists the recalls on the product safety page, or says that there are none, above the shop's own text", () => {
    const page = (changes: Parameters<typeof aContentPage>[0]) =>
      render(aContentPage(changes), "/sidor/produktsakerhet");
    const safety = (changes: Parameters<typeof aContentPage>[0]) =>
      page(changes).querySelector("[aria-labelledby=aterkallelser]");
    const { children } = page({ recalls: [aRecall()] }).querySelector(".torg-content-page") ?? { children: [] };
    expect([...children].map((part) => part.querySelector(".torg-recall img") !== null).slice(0, 2)).toEqual([
      false,
      true,
    ]);
    const listed = safety({ recalls: [aRecall()] });
    expect(listed?.querySelector(".torg-recall")?.textContent).toContain("24 november 2026");
    expect([...(listed?.querySelectorAll("h2, h3") ?? [])].map(({ localName }) => localName)).toEqual(["h2", "h3"]);
    expect(safety({})?.textContent).toContain("Just nu är ingen vara återkallad.");
  });

  it("leads from a campaign that does not run to one that does and to reduced goods, without its old promise", () => {
    const html = "<p>Utvalda varor till nedsatt pris.</p>";
    const drawn = (isOver: boolean) =>
      render(aContentPage({ heading: "Höstkampanj", html, isOver }), "/sidor/hostkampanj");
    const main = drawn(true).querySelector("main");
    expect(main?.querySelector("[role=status]")?.textContent).toContain("Kampanjen pågår inte just nu");
    expect(main?.textContent).not.toContain("Utvalda varor");
    const ways = [...(main?.querySelectorAll("article a") ?? [])].map((way) => way.getAttribute("href"));
    expect(ways).toEqual(["/sidor/varkampanj", "/produkter/filtrera?offers=1%7C"]);
    expect(drawn(false).querySelector("main")?.textContent).toContain("Utvalda varor");
  });

  it("leads to the account from the address of an order that is not shown", () => {
    const lead = (path: string) => render(aNotFoundPage(), path).querySelector("main")?.textContent;
    expect(lead("/checkout/confirmation/100301")).toContain("En beställning visas bara för den som har lagt den.");
    expect(lead("/checkout/confirmation/100301")).not.toContain("utgått ur sortimentet");
    expect(lead("/checkout/wasa/confirmation/W-7781")).toContain("Beställningen visas inte här");
    expect(lead("/checkout/retur/7f1c")).toContain("En beställning visas bara för den som har lagt den.");
    expect(lead("/finns/inte")).toContain("utgått ur sortimentet");
  });

  it.each(pages)("renders %s in Swedish, with one heading, a skip link and landmarks", (_, page) => {
    const document = render(page);
    expect(document.documentElement.lang).toBe("sv");
    expect(document.title).toBe(page.title);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(document.querySelectorAll("main")).toHaveLength(1);
    expect(document.querySelector("header")).not.toBeNull();
    expect(document.querySelector("main")?.id).toBe("innehall");
    expect(document.querySelector("a[href]")?.getAttribute("href")).toBe("#innehall");
  });

  it.each(pages)("uses every id in %s once", (_, page) => {
    const ids = [...render(page).querySelectorAll("[id]")].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(pages)("gives every picture in %s a size and a text alternative", (_, page) => {
    for (const picture of render(page).querySelectorAll("img")) {
      expect(picture.hasAttribute("alt"), picture.outerHTML).toBe(true);
      expect(picture.hasAttribute("width") && picture.hasAttribute("height"), picture.outerHTML).toBe(true);
    }
  });

  it.each(pages)("has no script in %s except the runtime, data blocks and what its policy allows", (_, page) => {
    const scripts = [...render(page).querySelectorAll("script")];
    for (const script of scripts) {
      const isData = ["speculationrules", "application/json", "application/ld+json"].includes(script.type);
      const isNamed = script.textContent === hideMicroBannerScript;
      expect(isData || isNamed || script.getAttribute("src") === "/build/runtime.js", script.outerHTML).toBe(true);
    }
  });

  it("opens the shop with its own words, and with its name where it has none", () => {
    const intro = { heading: "Allt för ridning", lead: "", promises: [{ heading: "Hästvana", text: "Alltid." }] };
    const own = render(aHomePage({ intro }));
    expect(own.querySelector("h1")?.textContent).toBe("Allt för ridning");
    expect(own.querySelector(".torg-promises")?.textContent).toBe("HästvanaAlltid.");
    const plain = render(aHomePage({ intro: null }), "/", { shopName: "Stallet" });
    expect(plain.querySelector("h1")?.textContent).toBe("Välkommen till Stallet");
    expect(plain.querySelectorAll(".torg-promises li")).toHaveLength(3);
  });

  it("loads another theme than the standard one as a sheet of its own, after the page's", () => {
    const styles = { ...assets.styles, "theme-team-workwear": "/build/team-workwear.css" };
    const page = { ...inputOf(aListingPage(), "/", { theme: "team-workwear" }), assets: { ...assets, styles } };
    const named = (html: string) =>
      [...html.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address);
    expect(named(renderPage(page))).toEqual(["/build/listing.css", "/build/team-workwear.css"]);
    expect(named(renderPage({ ...page, settings: aShopSettings({ theme: "standard" }) }))).toEqual([
      "/build/listing.css",
    ]);
  });

  it("loads the shop's own texts before any script, and nothing when there are none", () => {
    const ownWords = "/build/ownWords.js";
    const input = inputOf(aListingPage(), "/", { words: { cart: { title: "</script>Kassen" } } });
    const html = renderPage({ ...input, assets: { ...assets, ownWords } });
    const document = new DOMParser().parseFromString(html, "text/html");
    expect(JSON.parse(document.getElementById("own-words")?.textContent ?? "")).toEqual(input.settings.words);
    const loaded = [...document.querySelectorAll("script[src]")].map((script) => script.getAttribute("src"));
    expect(loaded).toEqual([ownWords, assets.runtime]);
    expect(renderPage({ ...inputOf(aListingPage()), assets: { ...assets, ownWords } })).not.toContain("own-words");
  });

  it("uses the shop's own texts, even on the error page, and the default ones for the next shop", () => {
    const cart = { title: "Din varukorg" };
    const own = collectTexts();
    own.push(["cart", cart]);
    renderPage(inputOf(aListingPage(), "/", { words: { cart: { title: "Din kasse" } } }));
    expect(cart.title).toBe("Din kasse");
    renderFailure(assets);
    expect(cart.title).toBe("Din varukorg");
  });

  it("loads the shop's own sheet last, with its hash, even on the error page", () => {
    const settings = { sheet: { address: "/assets/theme/abc.css", integrity: "sha256-abc=", ownFont: false } };
    const own = '<link rel="stylesheet" href="/assets/theme/abc.css" integrity="sha256-abc="/>';
    const page = renderPage(inputOf(aListingPage(), "/", settings));
    expect(page).toContain(`<link rel="stylesheet" href="/build/listing.css"/>${own}`);
    expect(renderFailure(assets, aShopSettings(settings))).toContain(own);
    expect(renderPage(inputOf(aListingPage())).split('rel="stylesheet"')).toHaveLength(2);
  });

  it("preloads the kit's font, but not when the shop's own sheet has another", () => {
    const font = "/build/face.woff2";
    const pageOf = (ownFont: boolean): string =>
      renderPage({
        ...inputOf(aListingPage(), "/", { sheet: { address: "/a.css", integrity: "sha256-a=", ownFont } }),
        assets: { ...assets, font },
      });
    expect(pageOf(false)).toContain(`<link data-wire="face" rel="preload" href="${font}"`);
    expect(pageOf(false)).toContain('crossorigin="anonymous" media="(width &gt;= 768px)"');
    expect(pageOf(true)).not.toContain(font);
  });

  it.each([
    ["/", true],
    ["/sidor/kopvillkor?utm=1", false],
  ])("marks whether the consent dialog opens with the page %s: %s", (path, asks) => {
    const styles = { ...assets.styles, consent: "/build/consent.css" };
    const html = renderPage({ ...inputOf(aListingPage(), path), assets: { ...assets, styles } });
    expect(html.includes(' data-asks="/build/consent.css"')).toBe(asks);
    expect(renderFailure({ ...assets, styles })).not.toContain("data-asks");
  });

  const leasing = { campaigns: [], leasing: "<p>Leasing</p>" };
  it.each([
    ["content of others alone", null, []],
    ["an offer of credit", leasing, []],
    ["a recall", null, [aRecall()]],
    ["both", leasing, [aRecall()]],
  ])("links a style sheet once, though several parts of a product need it: %s", (_, credit, recalls) => {
    const styles = { ...assets.styles, productMore: "/build/productMore.css" };
    const embed = { type: "iframe", src: "https://film.example/1", title: "Film" } as const;
    const html = renderPage({
      ...inputOf(aProductPage({ product: aProductDetail({ embed }), recalls })),
      credit,
      assets: { ...assets, styles },
    });
    expect(html.split("/build/productMore.css")).toHaveLength(2);
    const first = /torg-recall\b|torg-credit|Leasing|data-island="embed"/.exec(html)?.index ?? 0;
    expect(html.indexOf("/build/productMore.css")).toBeLessThan(first);
  });

  it("links the sheet for special products before the form of a sold out one, and for no other product", () => {
    const styles = { ...assets.styles, productMore: "/build/productMore.css" };
    const draw = (stock: number): string =>
      renderPage({
        ...inputOf(aProductPage({ product: aProductDetail({ stock }) })),
        assets: { ...assets, styles },
      });
    const soldOut = draw(0);
    expect(soldOut.split("/build/productMore.css")).toHaveLength(2);
    expect(soldOut.indexOf("/build/productMore.css")).toBeLessThan(soldOut.indexOf("torg-watch-form"));
    expect(draw(5)).not.toContain("/build/productMore.css");
  });

  it("describes a product for shared links, with absolute addresses", () => {
    const product = aProductDetail({
      name: "Diskmaskin 60",
      url: "/produkter/id/7",
      images: [{ src: "/assets/uploads/products/7.jpg?w=420", thumb: "/assets/uploads/products/7.jpg?w=66", alt: "" }],
    });
    const document = render(aProductPage({ product, metaDescription: "Tyst och snabb" }), "/produkter/id/7?utm=1");
    const told = [...document.head.querySelectorAll<HTMLMetaElement>('meta[property^="og:"]')].map((meta) => [
      meta.getAttribute("property"),
      meta.content,
    ]);
    expect(Object.fromEntries(told)).toMatchObject({
      "og:type": "product",
      "og:title": "Diskmaskin 60",
      "og:description": "Tyst och snabb",
      "og:url": "https://shop.example/produkter/id/7",
      "og:image": "https://shop.example/assets/uploads/products/7.jpg?w=1280&f=jpg",
    });
  });

  it("compares products in a table with a shareable address, to which products can be added without script", () => {
    const document = render(
      aComparePage({ query: "po", suggestions: [{ id: 1003, name: "PO 12", image: "", price: "" }] }),
    );
    const heads = [...document.querySelectorAll("thead th a:not([aria-label])")].map(({ textContent }) => textContent);
    expect(heads).toEqual(["Tvättmaskin NV 8014", "Tvättmaskin HK 7"]);
    const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"));
    expect(links).toContain("/produkter/jamfor?p=1001");
    expect(links).toContain("/produkter/jamfor?p=1001,1002,1003");
    expect(document.querySelector("form[action='/api/internal/compare/clear']")).not.toBeNull();
  });

  it("has no search on a full comparison", () => {
    const products = [1, 2, 3, 4].map((id) => aProductDetail({ productId: id }));
    const document = render(aComparePage({ products }));
    expect(document.querySelector("main [role=combobox]")).toBeNull();
  });

  it("has no store finder without stores, but keeps it when a filter finds none", () => {
    const page = { ...aContentPage(), page: "stores" as const, stores: [] };
    const finderOf = (path: string) => render(page, path).querySelector("main input");
    expect(finderOf("/sidor/butiker/vara-butiker")).toBeNull();
    expect(finderOf("/sidor/butiker/vara-butiker?endast_vitvaror=1")).not.toBeNull();
  });

  it("says in the title that selling is paused, and above the page why a form was refused", () => {
    const messages = [{ kind: "error" as const, text: "Koden har gått ut." }];
    const flash = { form: "/checkoutv3/discounts/store", values: {}, errors: {} };
    for (const page of [aCartPage({ flash, messages }), aCheckoutPage({ flash, messages })]) {
      const paused = render(page, "/", { ecommerceDisabled: true, shopName: "Stallet" });
      expect(paused.title).toBe("Just nu går det inte att handla här – Stallet");
      expect(paused.querySelector("main")?.textContent).toContain("Koden har gått ut.");
    }
  });

  it("links to its stores only when the layout does, which knows whether there are any", () => {
    const linksOf = (layout: Parameters<typeof aLayout>[0]) =>
      render(aContentPage({ layout: aLayout(layout) })).querySelectorAll("a[href='/sidor/butiker/vara-butiker']")
        .length;
    expect(linksOf({ directPages: [] })).toBe(0);
    expect(linksOf({})).toBeGreaterThan(0);
  });

  it("sells nothing while selling is paused, and takes requests in the quote mode", () => {
    const paused = render(aProductPage(), "/", { ecommerceDisabled: true });
    expect(paused.querySelector("main form[action^='/kassa/lagg-i-varukorg']")).toBeNull();
    for (const page of [aCartPage(), aCheckoutPage()]) {
      const main = render(page, "/", { ecommerceDisabled: true }).querySelector("main");
      expect(main?.querySelector("h1")?.textContent).toBe("Just nu går det inte att handla här");
      expect(main?.querySelector("form, a[href='/kassa/leverans']")).toBeNull();
      expect(main?.querySelector("a")?.getAttribute("href")).toBe("/");
    }
    const quoting = render(aListingPage(), "/", { isQuote: true });
    const controls = [...quoting.querySelectorAll("main article button")].map(({ textContent }) => textContent);
    expect(controls).toContain("Lägg till i offert");
    expect(controls).not.toContain("Lägg i varukorgen");
  });

  it.each([
    ["cart", aCartPage],
    ["checkout", aCheckoutPage],
  ])("says at the field of a code in the %s why it was refused, and not above the page", (_, aPage) => {
    const messages = [{ kind: "error" as const, text: "Koden har gått ut." }];
    const flash = { form: "/checkoutv3/discounts/store", values: { campaign_code: "GAMMAL" }, errors: {} };
    const document = render(aPage({ messages, flash }));
    const said = [...document.querySelectorAll("[role=alert]:not([hidden])")].filter(
      ({ textContent }) => textContent !== "",
    );
    expect(said.map(({ textContent }) => textContent)).toEqual(["Koden har gått ut."]);
    const field = document.querySelector("input[name=campaign_code]");
    expect(field?.getAttribute("aria-describedby")).toBe(said[0]?.id);
    expect(document.querySelector("details:has(input[name=campaign_code])")?.hasAttribute("open")).toBe(true);
  });

  it("says below the products of a listing which reviews come from a purchase", () => {
    expect(render(aListingPage()).body.textContent).toContain("Omdömen märkta Verifierat köp");
  });

  it("gives the canonical address of a listing", () => {
    const document = render(aListingPage(), "/kategori/vitvaror?sorting=price_asc");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
      "https://shop.example/kategori/vitvaror",
    );
  });
});

it("shows an error page when nothing else can be shown", () => {
  const document = new DOMParser().parseFromString(renderFailure(assets), "text/html");
  expect(document.querySelector("h1")?.textContent).toBe("Något gick fel hos oss");
  expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex");
});

describe("the page of a campaign", () => {
  it("says until when it runs, and shows its products under their headings", () => {
    const [product] = aCampaignPage().rows.flatMap(({ products }) => products);
    const main = render(aCampaignPage(), "/sidor/varkampanj").querySelector("main");
    expect(main?.textContent).toContain("Gäller till och med 31 maj 2199");
    expect([...(main?.querySelectorAll("h1, h2") ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Vårkampanj",
      "Tvättmaskiner",
    ]);
    expect(main?.querySelector(`article a[href='/produkter/id/${product?.productId}']`)).not.toBeNull();
    expect(main?.querySelector("[data-wire=buy]")).not.toBeNull();
  });
});

describe("a page's metadata", () => {
  const meta = (document: Document, name: string) =>
    document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");
  const findable: readonly (readonly [string, PageData])[] = [
    ["home", aHomePage()],
    ["listing", aListingPage()],
    ["product", aProductPage()],
    ["content", aContentPage()],
    ["campaign", aCampaignPage()],
  ];

  it.each(findable)("describes a link to %s with texts and a rasterised picture", (_, page) => {
    const document = render(page);
    expect(meta(document, "og:title")).not.toBe("");
    expect(meta(document, "og:url")).toMatch(/^https:\/\/shop\.example\//);
    const image = new URL(meta(document, "og:image") ?? "");
    expect(image.pathname.endsWith(".svg") && image.searchParams.get("f") !== "jpg").toBe(false);
    expect(meta(document, "twitter:card")).toMatch(/^summary/);
  });

  it.each(findable)("describes %s for search engines, in one block that no text can close", (_, page) => {
    const blocks = [...render(page).querySelectorAll('script[type="application/ld+json"]')];
    expect(blocks).toHaveLength(1);
    expect(JSON.parse(blocks[0]?.textContent ?? "")).toMatchObject({ "@context": "https://schema.org" });
  });

  it("keeps a text that looks like the end of the block inside it", () => {
    const name = "</script><script>alert(1)</script>";
    const { product } = aProductPage();
    const document = render({ ...aProductPage(), product: { ...product, name } });
    expect([...document.querySelectorAll("script")].map(({ textContent }) => textContent)).not.toContain("alert(1)");
    const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
    expect(block).toContain(String.raw`\u003c/script>`);
  });

  it("has no structured data on pages that should not be found", () => {
    const document = render(aCartPage());
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
    expect(meta(document, "og:title")).toBeUndefined();
    expect(meta(document, "robots")).toBe("noindex");
  });

  it("includes the shop's icon and colours on every page", () => {
    const document = render(aCartPage(), "/varukorg", { themeColor: { light: "#0a5c4c", dark: "#101010" } });
    const rels = [...document.querySelectorAll("link[rel]")].map((link) => link.getAttribute("rel"));
    expect(rels).toEqual(expect.arrayContaining(["icon", "apple-touch-icon", "manifest"]));
    const colors = [...document.querySelectorAll('meta[name="theme-color"]')].map((each) =>
      each.getAttribute("content"),
    );
    expect(colors).toEqual(["#0a5c4c", "#101010"]);
  });
});
