import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aListingProduct, someListingProducts } from "../../fixtures/aListingProduct.ts";
import { laterCatalogTexts } from "../../texts/laterSv.ts";
import { CatalogProvider } from "../provider/CatalogProvider.tsx";
import { HomePage } from "./HomePage.tsx";

const words = { heading: "Allt till hemmet", lead: "Vitvaror och arbetskläder." };
const slide = { src: "/assets/uploads/a.jpg", alt: "En tvättstuga", heading: "Tyst tvätt", url: "/kategori/tvatt" };
const campaign = { title: "Vårkampanj", endsAt: "2199-01-31T22:59:00Z", url: "/sidor/varkampanj" };

describe("HomePage", () => {
  it("greets with its texts only while the shop has no content", () => {
    render(<HomePage {...words} />);
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Allt till hemmet"]);
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("shows the shop's button below its lead, if it has one", () => {
    const link = { name: "Handla nedsatta varor", url: "/rea" };
    const { rerender } = render(<HomePage {...words} link={link} />);
    expect(screen.getByRole("link", { name: link.name }).getAttribute("href")).toBe("/rea");
    rerender(<HomePage {...words} />);
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("greets with three products that have a picture when the shop has chosen none", () => {
    const { container } = render(
      <HomePage {...words} products={[aListingProduct({ productId: 1009, image: null }), ...someListingProducts()]} />,
    );
    const shown = [...container.querySelectorAll(".torg-home-hero img")].map((image) => image.getAttribute("alt"));
    expect(shown).toEqual(["Tvättmaskin NV 8014", "Tvättmaskin HK 7", "Tvättmaskin PO 12 Pro"]);
  });

  it("shows what the shop has chosen, with a link to its page", () => {
    render(
      <HomePage {...words} slides={[slide, { ...slide, heading: "", url: null }]} products={someListingProducts()} />,
    );
    const shown = screen.getByRole("group", { name: "Aktuellt i butiken" });
    expect(within(shown).getByRole("link", { name: "Tyst tvätt" }).getAttribute("href")).toBe("/kategori/tvatt");
    expect(within(shown).getByRole("img", { name: "En tvättstuga" })).toBeDefined();
  });

  it("shows the rows that the shop has chosen instead of the most viewed products", () => {
    const [first, ...others] = someListingProducts();
    const rows = [
      { heading: "Nytt", products: others },
      { heading: "Nedsatt", products: first === undefined ? [] : [first] },
    ];
    render(<HomePage {...words} products={someListingProducts()} rows={rows} />);
    const shown = ["Nytt", "Nedsatt"].map(
      (name) => within(screen.getByRole("region", { name })).getAllByRole("article").length,
    );
    expect(shown).toEqual([others.length, 1]);
    expect(screen.queryByRole("region", { name: "Populärt just nu" })).toBeNull();
  });

  it("says when a campaign ends, and links to its page", () => {
    render(<HomePage {...words} campaign={campaign} />);
    const banner = screen.getByRole("region", { name: "Vårkampanj" });
    expect(banner.textContent).toMatch(/Gäller till och med 31 januari 2199/);
    expect(within(banner).getByRole("link").getAttribute("href")).toBe("/sidor/varkampanj");
  });

  it.each([
    ["2026-11-30T23:00:00Z", "Gäller till och med 30 november 2026"],
    ["2026-11-30T11:30:00Z", "Gäller till 30 november 2026 kl. 12:30"],
  ])("shows only the day for a campaign that ends with a day, and the hour too for others (%s)", (endsAt, told) => {
    expect(laterCatalogTexts.home.campaignUntil(endsAt)).toBe(told);
  });

  it("links to its largest brands and to its stores", () => {
    const brands = [{ name: "Lyra", url: "/tillverkare/lyra" }];
    const { rerender } = render(<HomePage {...words} brands={brands} stores={{ count: 3, url: "/butiker" }} />);
    expect(screen.getByRole("link", { name: "Lyra" }).getAttribute("href")).toBe("/tillverkare/lyra");
    const stores = screen.getByRole("region", { name: "3 butiker" });
    expect(within(stores).getByRole("link").getAttribute("href")).toBe("/butiker");
    rerender(<HomePage {...words} brands={[]} stores={null} />);
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("shows the content of a campaign", () => {
    render(<HomePage {...words} campaign={{ ...campaign, text: "Utvalda vitvaror.", picture: "/bilder/k.jpg" }} />);
    const banner = screen.getByRole("region", { name: "Vårkampanj" });
    expect(banner.textContent).toContain("Utvalda vitvaror.");
    expect(banner.querySelector("img")?.getAttribute("src")).toBe("/bilder/k.jpg");
  });

  it("renders the slots for islands only where there is something to show", () => {
    const slots = { carousel: <i>carousel</i>, countdown: <i>countdown</i> };
    const drawn = (html: string) => [...html.matchAll(/<i>(\w+)<\/i>/g)].map(([, slot]) => slot);
    expect(drawn(renderToString(<HomePage {...words} {...slots} />))).toEqual([]);
    expect(drawn(renderToString(<HomePage {...words} {...slots} slides={[slide]} campaign={campaign} />))).toEqual([
      "carousel",
      "countdown",
    ]);
  });

  it("requests pictures from the image service in the size of their place", () => {
    const categories = [{ name: "Vitvaror", url: "/kategori/vitvaror", image: "/bilder/1.jpg" }];
    const page = <HomePage {...words} categories={categories} />;
    expect(renderToString(page)).toContain('src="/bilder/1.jpg"');
    expect(renderToString(<CatalogProvider imageService="/bilder/">{page}</CatalogProvider>)).toContain(
      'src="/bilder/1.jpg?w=160"',
    );
  });
});
