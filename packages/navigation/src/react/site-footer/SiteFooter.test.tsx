import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { layoutSchema } from "../../contract/layout.ts";
import { shopSettingsSchema } from "../../contract/shopSettings.ts";
import { aShopSettings } from "../../fixtures/aShopSettings.ts";
import { findMarked } from "@torg/ui/wire";
import { navigationMarks } from "../../wire/navigationMarks.ts";
import { SiteFooter } from "./SiteFooter.tsx";

const layout = layoutSchema.parse({});
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("SiteFooter", () => {
  it("says who runs the shop and how to reach them", () => {
    render(<SiteFooter layout={layout} settings={aShopSettings()} />);
    expect(headings()).toEqual(["Kundservice", "Nordhem Handel AB", "Handla"]);
    expect(screen.getByRole("link", { name: "kundservice@nordhem.example" })).toBeDefined();
    expect(screen.getByText("556012-3456")).toBeDefined();
  });

  it("names the company of the shop even when nothing else is known about it", () => {
    const settings = shopSettingsSchema.parse({ company: { name: "Min butik AB" } });
    const { container } = render(<SiteFooter layout={layout} settings={settings} />);
    expect(headings()).toEqual(["Min butik AB", "Handla"]);
    expect(container.querySelector("dl")).toBeNull();
  });

  it("lists the shop's payment methods, and none where it takes requests for a quote", () => {
    const payable = layoutSchema.parse({ ways_to_pay: ["Kortbetalning", "Klarna"] });
    const { rerender } = render(<SiteFooter layout={payable} settings={aShopSettings()} />);
    const section = screen.getByRole("heading", { name: "Betalsätt" }).parentElement;
    const names = [...(section?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent);
    expect(names).toEqual(["Kortbetalning", "Klarna"]);
    rerender(<SiteFooter layout={payable} settings={aShopSettings({ isQuote: true })} />);
    expect(screen.queryByRole("heading", { name: "Betalsätt" })).toBeNull();
  });

  it("links a page's additional links once, and marks the privacy page", () => {
    const about = layoutSchema.parse({ direct_pages: [{ title: "Om oss", url: "/om" }] });
    const links = [
      { title: "Om", url: "/om" },
      { title: "Integritet", url: "/sidor/integritet" },
    ];
    render(<SiteFooter layout={about} settings={aShopSettings()} links={links} />);
    expect(screen.getAllByRole("link", { name: /^Om/ }).map(({ textContent }) => textContent)).toEqual(["Om oss"]);
    const marked = findMarked(document, navigationMarks.privacy);
    expect(marked).toBe(screen.getByRole("link", { name: "Integritet" }));
  });

  it("links the subpages of direct pages as well, and no heading without a page", () => {
    const page = (title: string, url: string) => ({ title, heading: "", url, subpages: [] });
    const listed = layoutSchema.parse({
      about_pages: [{ ...page("Om oss", ""), subpages: [page("Jobb", "/jobb")] }],
      direct_pages: [{ ...page("Butiker", "/butiker"), subpages: [page("Lager", "/lager")] }],
    });
    render(<SiteFooter layout={listed} settings={aShopSettings()} />);
    const section = screen.getByRole("heading", { name: "Information" }).parentElement;
    const links = [...(section?.querySelectorAll("a") ?? [])].map(({ textContent }) => textContent);
    expect(links).toEqual(["Jobb", "Butiker", "Lager"]);
  });

  it("has no heading for empty sections", () => {
    render(<SiteFooter layout={layout} settings={shopSettingsSchema.parse({})} />);
    expect(headings()).toEqual(["Handla"]);
  });
});
