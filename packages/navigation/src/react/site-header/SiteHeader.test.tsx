import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { ShopSettings } from "../../contract/shopSettings.ts";
import { aLayout } from "../../fixtures/aLayout.ts";
import { aShopSettings } from "../../fixtures/aShopSettings.ts";
import { createMicroBannerState } from "../../state/createMicroBannerState.ts";
import { MicroBanner } from "../micro-banner/MicroBanner.tsx";
import { SiteFooter } from "../site-footer/SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";

const show = (changes: Partial<ShopSettings> = {}, itemCount = 0) =>
  render(
    <SiteHeader
      layout={aLayout({ cart: { itemCount, productsOre: 0 } })}
      settings={aShopSettings(changes)}
      path="/kategori/vitvaror/tvatt-tork?page=2"
    />,
  );
// The menu is a closed panel here, as on a small screen, and hidden elements have no accessible name.
const menu = () => within(screen.getByRole("navigation", { hidden: true }));
const brandFold = () => {
  const fold = document.querySelector("details");
  if (fold === null) throw new Error("The menu has no brands.");
  return within(fold);
};
const hiddenLink = (name: string) => menu().queryByRole("link", { name, hidden: true });

describe("SiteHeader", () => {
  it("links home, to the search results and to the cart without script", () => {
    show();
    expect(screen.getByRole("link", { name: "Nordhem, till startsidan" }).getAttribute("href")).toBe("/");
    const field = screen.getByRole("searchbox", { name: "Sök" });
    expect(field.getAttribute("name")).toBe("s");
    expect(field.closest("form")?.getAttribute("action")).toBe("/produkter/sok");
    expect(document.querySelector("[data-cart-link]")?.getAttribute("href")).toBe("/varukorg");
  });

  it("uses a given menu instead of its own", () => {
    render(<SiteHeader layout={aLayout()} settings={aShopSettings()} menu={<nav aria-label="Egen meny" />} />);
    expect(screen.getAllByRole("navigation", { hidden: true }).map((each) => each.getAttribute("aria-label"))).toEqual([
      "Egen meny",
    ]);
  });

  it("shows the number of products once the cart holds something", () => {
    show();
    expect(document.querySelector("[data-cart-count]")).toHaveProperty("hidden", true);
    cleanup();
    show({}, 3);
    expect(document.querySelector<HTMLElement>("[data-cart-count]")?.dataset["cartCount"]).toBe("3");
    expect(document.querySelector("[data-cart-count]")).toHaveProperty("hidden", false);
  });

  it("links to the stores and the account beside the cart, and not to stores when there are none", () => {
    show();
    expect(screen.getByRole("link", { name: "Butiker" }).getAttribute("href")).toBe("/sidor/butiker/vara-butiker");
    expect(screen.getByRole("link", { name: "Konto" }).getAttribute("href")).toBe("/konto");
    cleanup();
    render(<SiteHeader layout={aLayout({ directPages: [] })} settings={aShopSettings({ showLoginLink: false })} />);
    expect(screen.queryByRole("link", { name: "Butiker" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Konto" })).toBeNull();
  });

  it("shows the third level of a category, and its largest brands", () => {
    show();
    expect(hiddenLink("Torkskåp")?.getAttribute("href")).toBe("/kategori/vitvaror/tvatt-tork/torkskap");
    const brands = menu().getByRole("list", { name: "Varumärken inom Vitvaror", hidden: true });
    expect(within(brands).getByRole("link", { name: "Lyra", hidden: true }).getAttribute("href")).toBe("/lyra");
  });

  it("marks the position of the page in the menu", () => {
    show();
    expect(hiddenLink("Tvätt & tork")?.getAttribute("aria-current")).toBe("page");
    expect(hiddenLink("Vitvaror")?.getAttribute("aria-current")).toBe("true");
    expect(hiddenLink("Ljud & bild")?.getAttribute("aria-current")).toBeNull();
  });

  it("lists brands without the unnamed one, each at its address", () => {
    show();
    expect(hiddenLink("Övriga")).toBeNull();
    const address = (name: string) => brandFold().getByRole("link", { name, hidden: true }).getAttribute("href");
    expect(address("Lyra")).toBe("/lyra");
    expect(address("Nordvik")).toBe("/tillverkare/visa/nordvik");
    expect(hiddenLink("Visa alla varumärken")?.getAttribute("href")).toBe("/tillverkare");
  });

  it("lists campaigns, services and pages about the shop", () => {
    show();
    for (const name of ["Vårkampanj", "Installation", "Kundservice", "Våra butiker"]) {
      expect(hiddenLink(name)).not.toBeNull();
    }
  });

  it("follows the shop's settings", () => {
    show({ ecommerceDisabled: true, hideSearch: true, showLoginLink: false });
    expect(hiddenLink("Vitvaror")).toBeNull();
    expect(hiddenLink("Logga in")).toBeNull();
    expect(screen.queryByRole("searchbox")).toBeNull();
    expect(document.querySelector("[data-cart-link]")).toBeNull();
    cleanup();
    show({ levelOneCategoryMenuPrefix: "Allt om" });
    expect(hiddenLink("Allt om Vitvaror")).not.toBeNull();
    expect(hiddenLink("Logga in")?.getAttribute("href")).toBe("/login");
  });
});

describe("SiteFooter", () => {
  it("says who runs the shop and how to reach them", () => {
    render(<SiteFooter layout={aLayout()} settings={aShopSettings()} />);
    const footer = screen.getByRole("contentinfo");
    for (const fact of ["Nordhem Handel AB", "556012-3456", "SE556012345601", "Tangentvägen 4", "Mån–fre 9–18"]) {
      expect(footer.textContent).toContain(fact);
    }
    expect(screen.getByRole("link", { name: "08-555 010 10" }).getAttribute("href")).toBe("tel:0855501010");
    expect(screen.getByRole("link", { name: "kundservice@nordhem.example" })).toBeDefined();
    expect(screen.getByRole("link", { name: "Köpvillkor" }).getAttribute("href")).toBe("/sidor/kopvillkor");
    expect(screen.getByRole("link", { name: "Tillgänglighet" })).toBeDefined();
  });

  it("leaves out what is not known", () => {
    const company = { ...aShopSettings().company, phone: "" };
    render(<SiteFooter layout={aLayout()} settings={aShopSettings({ company })} />);
    expect(screen.queryByText("Telefon")).toBeNull();
  });
});

describe("MicroBanner", () => {
  const banner = { text: "Fri frakt", url: null, sticky: true, closable: true };

  it("has a button only where it can be closed", () => {
    render(<MicroBanner banner={banner} />);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("stays hidden once closed", () => {
    const setItem = vi.fn();
    render(<MicroBanner banner={banner} state={createMicroBannerState({ getItem: () => null, setItem })} />);
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    expect(screen.queryByText("Fri frakt")).toBeNull();
    expect(setItem).toHaveBeenCalledWith("hideMicroBanner", "true");
  });
});
