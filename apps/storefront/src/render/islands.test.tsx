import { aBankIdLogin } from "@torg/account/fixtures";
import { cartCall, storeDiscountCall } from "@torg/cart/contract";
import { aCart } from "@torg/cart/fixtures";
import { compareIndexCall } from "@torg/catalog/contract";
import { aProductDetail, someVariantAttributes } from "@torg/catalog/fixtures";
import { showCheckoutCall } from "@torg/checkout/contract";
import { aCheckout } from "@torg/checkout/fixtures";
import { toWire } from "@torg/http";
import type { IslandModule } from "@torg/islands";
import { aShopSettings } from "@torg/navigation/fixtures";
import type { PageData, ReturnsPageData, ReviewPageData, StorePageData, StoresPageData } from "@torg/pages/contract";
import { aCartPage, aCheckoutPage, aListingPage, aProductPage } from "@torg/pages/fixtures";
import { aReviewPage } from "@torg/reviews/fixtures";
import { aStore, someStores } from "@torg/stores/fixtures";
import { globSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { ReactNode } from "react";
import type ReactDOMClient from "react-dom/client";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buy } from "../buying/buy.island.tsx";
import { buyMode } from "../buying/buyMode.ts";
import { buyable } from "../buying/buyable.ts";
import { cart } from "../cart/cart.island.tsx";
import { cartPanel } from "../cart/cartPanel.island.tsx";
import { checkout } from "../checkout/checkout.island.tsx";
import { compareBar } from "../compare/compareBar.island.tsx";
import { compareLink } from "../compare/compareLink.island.tsx";
import { compareSearch } from "../compare/compareSearch.island.tsx";
import { consent } from "../consent/consent.island.tsx";
import { askedConsent } from "../consent/askedConsent.ts";
import { search } from "../frame/search.island.tsx";
import { Layout } from "../frame/Layout.tsx";
import { menu } from "../frame/menu.island.tsx";
import { carousel } from "../home/carousel.island.tsx";
import { countdown } from "../home/countdown.island.tsx";
import { listing } from "../listing/listing.island.tsx";
import { embed } from "../product/embed.island.tsx";
import { gallery } from "../product/gallery.island.tsx";
import { longText } from "../product/longText.island.tsx";
import { reviews } from "../product/reviews.island.tsx";
import { sections } from "../product/sections.island.tsx";
import { seen } from "../seen/seen.island.tsx";
import { stock } from "../product/stock.island.tsx";
import { variants } from "../product/variants.island.tsx";
import { bankId } from "../service/bankId.island.tsx";
import { returns } from "../service/returns.island.tsx";
import { review } from "../service/review.island.tsx";
import { storeMap } from "../stores/storeMap.island.tsx";
import { storeOpen } from "../stores/storeOpen.island.tsx";
import { stores } from "../stores/stores.island.tsx";

const opened = vi.hoisted((): { pages: number; awake: string | null; roots: Root[] } => ({
  pages: 0,
  awake: null,
  roots: [],
}));

// Every rendering here counts as a page of its own.
vi.mock("@torg/islands", async (importOriginal) => ({
  ...(await importOriginal<Readonly<Record<string, unknown>>>()),
  oncePerPage: (create: () => unknown) => {
    const made = new Map<number, unknown>();
    return () => {
      if (!made.has(opened.pages)) made.set(opened.pages, create());
      return made.get(opened.pages);
    };
  },
}));

// Renders each hydrated island on the server side as well, for comparison.
vi.mock("react-dom/client", async (importOriginal) => {
  const client = await importOriginal<typeof ReactDOMClient>();
  const kept = (root: Root): Root => {
    opened.roots.push(root);
    return root;
  };
  const hydrateRoot = vi.fn<typeof client.hydrateRoot>((place, node, options) => {
    opened.awake = renderToString(node, options);
    return kept(client.hydrateRoot(place, node, options));
  });
  const createRoot = vi.fn<typeof client.createRoot>((...given) => kept(client.createRoot(...given)));
  return { ...client, createRoot, hydrateRoot };
});

const settings = aShopSettings();
const path = "/";
const { title, layout, messages } = aCartPage();
const common = { title, layout, messages, flash: null };
const { product: washer, ...ofProduct } = aProductPage();
const trousers = aProductDetail({ productId: 1411, isParent: true });
const product = { ...trousers, variantAttributes: someVariantAttributes() };
const productPage = { ...ofProduct, product } as const;
const listingPage = aListingPage();
const cartPage = aCartPage();
const checkoutPage = aCheckoutPage();
const storesPage: StoresPageData = { ...common, page: "stores", stores: someStores.map((store) => ({ ...store })) };
const storePage: StorePageData = { ...common, page: "store", store: aStore() };
const reviewPage: ReviewPageData = {
  ...common,
  page: "review",
  uuid: "5f0c",
  reviewer: "Anna",
  products: [{ productId: 1001, name: "Tvättmaskin NV 8014", image: null, review: null }],
};
const returnsPage: ReturnsPageData = {
  ...common,
  page: "returns",
  orderId: null,
  orderName: "",
  orderEmail: "",
  returnOrderTypes: { return: "Retur", complaint: "Reklamation" },
  returnOrderType: "",
  order: null,
  receipt: null,
  isForm: true,
};
const flash = { values: { email: "anna@" }, errors: { email: ["Ange en giltig e-postadress."] } };
const refusedCode = {
  flash: { form: storeDiscountCall.path, values: {}, errors: {} },
  messages: [{ kind: "error" as const, text: "Koden gäller inte längre." }],
};
const addon = {
  productId: 1901,
  name: "Anslutningsslang 2 m",
  url: "/produkter/id/1901",
  imageUrl: "",
  priceOre: 14_900,
  maxPurchasableQuantity: 5,
  energy: null,
};
const mode = buyMode({ path, settings });
const slides = ["Vitvaror", "Ljud"].map((heading) => ({ src: "/a.svg", thumb: "", alt: "", heading, url: null }));

interface Drawing {
  readonly place: ReactNode;
  /** Answers of the shop, besides cart and checkout. */
  readonly page?: PageData;
}

interface Drawings {
  readonly island: { readonly name: string };
  readonly drawn: readonly Drawing[];
}

/** Every island in its place; those with different renderings appear more than once. */
const drawings: readonly Drawings[] = [
  {
    island: buy,
    drawn: [
      { place: <buy.Place product={buyable(washer)} {...mode} isLarge /> },
      { place: <buy.Place product={buyable(washer)} {...mode} addons={[addon]} /> },
      { place: <buy.Place product={buyable(product)} {...mode} isQuote /> },
    ],
  },
  {
    island: cart,
    drawn: [
      { place: <cart.Place page={cartPage} settings={settings} cart={aCart()} />, page: cartPage },
      {
        place: <cart.Place page={{ ...cartPage, ...refusedCode }} settings={settings} cart={aCart()} />,
        page: cartPage,
      },
    ],
  },
  { island: bankId, drawn: [{ place: <bankId.Place login={aBankIdLogin()} /> }] },
  { island: cartPanel, drawn: [{ place: <cartPanel.Place />, page: listingPage }] },
  {
    island: checkout,
    drawn: [
      {
        place: <checkout.Place page={checkoutPage} settings={settings} cart={aCart()} checkout={aCheckout()} />,
        page: checkoutPage,
      },
      {
        place: (
          <checkout.Place
            page={{ ...checkoutPage, ...refusedCode }}
            settings={settings}
            cart={aCart()}
            checkout={aCheckout()}
          />
        ),
        page: checkoutPage,
      },
    ],
  },
  { island: compareBar, drawn: [{ place: <compareBar.Place max={4} /> }] },
  { island: compareLink, drawn: [{ place: <compareLink.Place productId={1001} /> }] },
  { island: compareSearch, drawn: [{ place: <compareSearch.Place ids={[1001]} query="tvätt" /> }] },
  {
    island: consent,
    drawn: [
      { place: <consent.Place defaults={settings.consentDefaults} asked={askedConsent()} styles="/consent.css" /> },
    ],
  },
  { island: search, drawn: [{ place: <search.Place query="tvätt" complianceProfile={settings.complianceProfile} /> }] },
  { island: carousel, drawn: [{ place: <carousel.Place slides={slides} /> }] },
  { island: countdown, drawn: [{ place: <countdown.Place endsAt="2020-01-01T00:00:00Z" /> }] },
  {
    island: listing,
    drawn: [{ place: <listing.Place page={listingPage} settings={settings} path={path} />, page: listingPage }],
  },
  {
    island: embed,
    drawn: [
      {
        place: (
          <embed.Place
            embed={{ type: "iframe", src: "https://film.example/1", title: "Film" }}
            defaults={settings.consentDefaults}
          />
        ),
      },
    ],
  },
  { island: gallery, drawn: [{ place: <gallery.Place product={product} />, page: productPage }] },
  { island: longText, drawn: [{ place: <longText.Place text={"Tyst och rejäl. ".repeat(60)} /> }] },
  {
    island: reviews,
    drawn: [
      {
        place: (
          <reviews.Place
            {...{ productId: 1001, score: 4, numberOfReviews: 12, reviews: aReviewPage() }}
            more={{ action: "/produkter/id/1001", fields: { omdomen: "2" } }}
          />
        ),
      },
    ],
  },
  {
    island: sections,
    drawn: [
      {
        place: (
          <sections.Place
            links={[
              { id: "a", label: "A" },
              { id: "b", label: "B" },
            ]}
          />
        ),
      },
    ],
  },
  { island: seen, drawn: [{ place: <seen.Place settings={settings} productId={1001} /> }] },
  { island: stock, drawn: [{ place: <stock.Place productId={1001} /> }] },
  {
    island: variants,
    drawn: [{ place: <variants.Place product={product} settings={settings} query="" />, page: productPage }],
  },
  {
    island: returns,
    drawn: [
      { place: <returns.Place page={returnsPage} settings={settings} flash={flash} />, page: returnsPage },
      {
        place: <returns.Place page={{ ...returnsPage, isForm: false }} settings={settings} flash={null} />,
        page: { ...returnsPage, isForm: false },
      },
    ],
  },
  {
    island: review,
    drawn: [
      { place: <review.Place page={reviewPage} brought={null} />, page: reviewPage },
      { place: <review.Place page={reviewPage} brought={{ productId: 1001, flash }} />, page: reviewPage },
    ],
  },
  {
    island: storeMap,
    drawn: [{ place: <storeMap.Place stores={[storePage.store]} maps={settings.maps} />, page: storePage }],
  },
  { island: storeOpen, drawn: [{ place: <storeOpen.Place store={storePage.store} />, page: storePage }] },
  {
    island: stores,
    drawn: [{ place: <stores.Place page={storesPage} settings={settings} path={path} />, page: storesPage }],
  },
  { island: menu, drawn: [{ place: <nav id="menu" data-island="menu" /> }] },
];

const answers = (page: PageData | undefined): Readonly<Record<string, unknown>> => ({
  "/api/storefront/page": { settings, page },
  [cartCall.path]: toWire(cartCall.response, aCart()),
  [compareIndexCall.path]: {},
  [showCheckoutCall.path]: toWire(showCheckoutCall.response, aCheckout()),
});

/** A late part keeps the server's HTML: only its boundaries are rendered on both sides. */
function withoutLateParts(html: string): readonly string[] {
  const innermost = /<!--\$[!?]?-->(?:(?!<!--\/?\$)[^])*<!--\/\$-->/g;
  const left = html.replaceAll(innermost, "<late>");
  return left === html
    ? html.split(/(?=<)/).filter((tag) => !tag.startsWith('<link rel="preload"'))
    : withoutLateParts(left);
}

/** As the browser serializes it. */
function asHtml(text: string): string {
  const place = document.createElement("div");
  place.innerHTML = text;
  return place.innerHTML;
}

// React reports what differs from the server's HTML.
const complaints = vi.fn<(said: unknown) => void>();
const hear = ({ message }: ErrorEvent): void => complaints(message);

beforeEach(() => {
  opened.pages += 1;
  opened.awake = null;
  window.addEventListener("error", hear);
  vi.spyOn(console, "error").mockImplementation(complaints);
  // What the simulated browser lacks: media queries, a top layer, autofocus.
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: false }));
  Object.defineProperty(HTMLElement.prototype, "autofocus", {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute("autofocus");
    },
  });
  Object.assign(HTMLDialogElement.prototype, { showModal: vi.fn(), close: vi.fn() });
});

afterEach(() => {
  for (const root of opened.roots.splice(0)) root.unmount();
  window.removeEventListener("error", hear);
  complaints.mockReset();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const files = globSync("*/*.island.tsx", { cwd: join(import.meta.dirname, "..") });
const nameOf = (file: string): string => basename(file, ".island.tsx");

/** The island's module, as the browser loads it. */
async function moduleOf(name: string): Promise<IslandModule> {
  const folder = dirname(files.find((file) => nameOf(file) === name) ?? "");
  return import(`../${folder}/${name}.island.tsx`);
}

describe("an island", () => {
  it("has the name of its file, and is rendered here", () => {
    expect(drawings.map(({ island }) => island.name).toSorted()).toEqual(files.map(nameOf).toSorted());
  });

  const cases = drawings.flatMap(({ island, drawn }) =>
    drawn.map((drawing, index) => ({ ...drawing, name: island.name, nth: index + 1 })),
  );

  it.each(cases)("hydrates to what the server rendered: $name, $nth", async ({ name, place, page }) => {
    vi.stubGlobal("fetch", async (address: string) => {
      const answer = answers(page)[new URL(address, "http://shop.example").pathname];
      return answer === undefined ? Response.json({ message: null }, { status: 500 }) : Response.json(answer);
    });
    document.body.innerHTML = renderToString(place);
    const island = document.querySelector<HTMLElement>("[data-island]");
    if (island === null) throw new Error("The place draws no island.");
    const asleep = withoutLateParts(island.innerHTML);
    const children = [...island.children];
    const { mount } = await moduleOf(name);
    await mount(island, () => null);
    expect(complaints.mock.calls.map(String)).toEqual([]);
    if (opened.awake !== null) expect(withoutLateParts(asHtml(opened.awake))).toEqual(asleep);
    expect([...island.children]).toEqual(children);
  });
});

/** Opens a page with its frame; the shop answers with products in cart and comparison. */
function openPage(): void {
  const compared = { c0: { product_id: 1001, product_name: "Tvättmaskin NV 8014", product_url: "/produkter/id/1001" } };
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname } = new URL(address, "http://shop.example");
    const answer = { ...answers(listingPage), [compareIndexCall.path]: compared }[pathname];
    return answer === undefined ? Response.json({ message: null }, { status: 500 }) : Response.json(answer);
  });
  document.body.innerHTML = renderToString(
    <Layout settings={settings} layout={layout} messages={[]} path={path} hasCartPanel>
      <compareBar.Place max={4} />
    </Layout>,
  );
}

/** Mounts an island; the menu is in the header and has no place of its own. */
async function wake(name: string): Promise<HTMLElement> {
  const place = document.querySelector<HTMLElement>(`[data-island="${name}"]`) ?? document.body;
  const { mount } = await moduleOf(name);
  await mount(place, () => null);
  return place;
}

describe("parts that no server renders", () => {
  it("include the cart's panel, which opens on request with the contents of the cart", async () => {
    openPage();
    const place = await wake("cartPanel");
    place.dispatchEvent(new Event("ask"));
    const panel = () => document.querySelector("[role=dialog], dialog");
    await vi.waitFor(() => expect(panel()?.textContent).toContain(aCart().lines[0]?.name));
  });

  it("include the bar of compared products, with the visitor's selection", async () => {
    openPage();
    const place = await wake("compareBar");
    await vi.waitFor(() => expect(place.textContent).toContain("Tvättmaskin NV 8014"));
  });

  it("include the expanded state of the menu buttons", async () => {
    openPage();
    const said = () =>
      [...document.querySelectorAll("[popovertarget]")].map((one) => one.getAttribute("aria-expanded"));
    expect(said().filter((each) => each !== null)).toEqual([]);
    await wake("menu");
    expect(new Set(said())).toContain("false");
  });
});
