import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import { clockIcon, successIcon } from "@torg/ui";
import { memo } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Cart } from "../../domain/cart.ts";
import { aCart, aCartLine, aDiscount, aGiftLine, anEnergyOfALine, cartReplies } from "../../fixtures/index.ts";
import { createCartState } from "../../state/createCartState.ts";
import { cartTexts, quoteCartTexts } from "../../texts/index.ts";
import { BuyButton } from "../buy-button/BuyButton.tsx";
import { CartProvider, useCartContext } from "../CartProvider.tsx";
import { CartRoot } from "../CartRoot.tsx";
import { DiscountBox } from "../discount-box/DiscountBox.tsx";
import { CartPage } from "./CartPage.tsx";

const full = aCart({ lines: [aCartLine(), aGiftLine()], discount: aDiscount() });

function page(cart: Cart = full) {
  const client = createClient({ fetch: createMock(cartReplies(cart)).fetch, csrfToken: () => null });
  return (
    <CartRoot options={{ client, initial: cart }}>
      <CartPage categories={[{ title: "Vitvaror", link: "/kategori/vitvaror" }]} discountBox={<DiscountBox />} />
    </CartRoot>
  );
}

/** The data that each form in the HTML would send, without its submit button. */
function formsOf(html: string): readonly (readonly [action: string | null, fields: string])[] {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return [...body.querySelectorAll("form")].map((form) => [
    form.getAttribute("action"),
    [...form.querySelectorAll("input")].map(({ name, value }) => `${name}=${value}`).join("&"),
  ]);
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("CartPage without script", () => {
  it("changes and removes lines, and adds and removes codes, with forms", () => {
    expect(formsOf(renderToString(page()))).toEqual([
      [
        "/checkoutv3/products/update",
        "products[1001][row_id]=r-1&refresh_checkout=0&return_to=/varukorg&products[1001][quantity]=2",
      ],
      [
        "/checkoutv3/products/update",
        "products[1001][quantity]=0&products[1001][row_id]=r-1&refresh_checkout=0&return_to=/varukorg",
      ],
      ["/checkoutv3/discounts/destroy", "code=SOMMAR10&refresh_checkout=0&return_to=/varukorg"],
      ["/checkoutv3/discounts/store", "refresh_checkout=0&return_to=/varukorg&campaign_code="],
    ]);
  });

  it("sends the next quantity with a button, after the value of the field", () => {
    const { body } = new DOMParser().parseFromString(renderToString(page()), "text/html");
    const names = [...body.querySelectorAll(".torg-cart-quantity [name='products[1001][quantity]']")];
    expect(names.map((element) => element.getAttribute("value"))).toEqual(["2", "1", "3"]);
  });

  it("adds a product with its addons and variant by a form", () => {
    const html = renderToString(
      <CartRoot options={{ client: createClient(), initial: full }} addresses={{ returnTo: "/kategori/byxor" }}>
        <BuyButton product={{ productId: 1413, variantId: 55 }} addonProductIds={[1901, 1902]} />
        <BuyButton product={{ productId: 1602, addToCartUrl: "/tjanster/boka/1602" }} />
      </CartRoot>,
    );
    expect(formsOf(html)).toEqual([
      [
        "/kassa/lagg-i-varukorg/1413",
        "variant_id=55&return_to=/kategori/byxor&addon_product_ids[]=1901&addon_product_ids[]=1902",
      ],
      ["/tjanster/boka/1602", "return_to=/kategori/byxor"],
    ]);
  });

  it("hydrates without a difference", async () => {
    document.body.innerHTML = `<div id="root">${renderToString(page())}</div>`;
    const onRecoverableError = vi.fn();
    const container = document.querySelector<HTMLElement>("#root") ?? document.body;
    await act(async () => render(page(), { container, hydrate: true, onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});

describe("CartPage", () => {
  it("shows a line with its parts, a gift without quantity and button", () => {
    render(page());
    const line = screen.getByRole("listitem", { name: "Tvättmaskin NV 8014" });
    expect(line.querySelector("img")?.alt).toBe("Tvättmaskin NV 8014");
    expect(screen.getByRole("link", { name: "Tvättmaskin NV 8014" }).getAttribute("href")).toBe("/produkter/id/1001");
    expect(line.textContent).toContain("Nordvik");
    expect(line.textContent).toContain("I lager – skickas inom 1–2 vardagar");
    const gift = screen.getByRole("listitem", { name: "Grillset" });
    expect(gift.textContent).toContain("Gåva");
    expect(gift.querySelector("input, button")).toBeNull();
    expect(gift.querySelector(".torg-cart-line__unit")?.textContent).toMatch(/^0\skrVärde\s499\skr$/);
    expect(gift.querySelector("s")?.textContent).toMatch(/499\skr$/);
  });

  it("says right at the price of a line, before any earlier price, that it is without VAT", () => {
    const reduced = aCartLine({ isDiscounted: true, quantity: 2, originalPriceExclVatOre: 900_000 });
    render(page(aCart({ lines: [reduced, aGiftLine()], includesVat: false })));
    const amounts = [...document.querySelectorAll(".torg-cart-line__unit .torg-price__amount")];
    expect(amounts.map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
      "Nu 5 592 kr/st exkl moms",
      "0 kr exkl moms",
    ]);
  });

  it("promises no free delivery where the chosen way of delivery is charged for", () => {
    const promised = () => screen.queryByText("Du har kvalificerat dig för fri frakt!") !== null;
    const delivered = (priceOre: number) => page(aCart({ delivery: { selected: { id: 2, priceOre } } }));
    const { unmount } = render(delivered(39_900));
    expect(promised()).toBe(false);
    unmount();
    render(delivered(0));
    expect(promised()).toBe(true);
  });

  it("shows the icon of a line's status in its colour, and a dot for an unknown one", () => {
    const late = { rowId: "r-2", productId: 1002, name: "Torktumlare", statusIcon: "clock" };
    const odd = { rowId: "r-3", productId: 1003, name: "Torkskåp", statusIcon: "sparkles" };
    render(page(aCart({ lines: [aCartLine(), aCartLine(late), aCartLine(odd)] })));
    const markOf = (name: string) =>
      screen.getByRole("listitem", { name }).querySelector(".torg-cart-line__status > :first-child");
    const drawn = ["Tvättmaskin NV 8014", "Torktumlare"].map((name) => {
      expect(markOf(name)?.getAttribute("style")).toBe("color: rgb(46, 125, 50);");
      return markOf(name)?.querySelector("path")?.getAttribute("d");
    });
    expect(drawn).toEqual([successIcon, clockIcon]);
    expect(markOf("Torkskåp")?.className).toBe("torg-cart-line__dot");
  });

  it("shows the energy class beside a price, with its label and data sheet where there are any", () => {
    const bare = anEnergyOfALine({ labelUrl: null, sheetUrl: null });
    const other = aCartLine({ rowId: "r-2", productId: 1002, name: "Torktumlare", energy: bare });
    render(page(aCart({ lines: [aCartLine({ energy: anEnergyOfALine() }), other, aGiftLine()] })));
    const lineOf = (name: string) => screen.getByRole("listitem", { name });
    const first = lineOf("Tvättmaskin NV 8014");
    const second = lineOf("Torktumlare");
    const label = within(first).getByRole("link", {
      name: "Energiklass C på skalan A till G, visa energimärkning för Tvättmaskin NV 8014",
    });
    expect(label.getAttribute("href")).toBe("/assets/uploads/energy/label-1001.svg");
    const sheet = within(first).getByRole("link", { name: "Produktblad för Tvättmaskin NV 8014 (PDF)" });
    expect(sheet.getAttribute("href")).toBe("/assets/uploads/energy/sheet-1001.pdf");
    expect(second.textContent).toContain("Energiklass C på skalan A till G");
    expect(within(second).queryByRole("link", { name: /Energiklass|Produktblad/ })).toBeNull();
    expect(lineOf("Grillset").textContent).not.toContain("Energiklass");
  });

  it("shows the rows of the summary in their order", () => {
    render(page());
    const names = [...document.querySelectorAll(".torg-cart-summary dt")].map(({ textContent }) => textContent?.trim());
    expect(names).toEqual(["Produkter", "Frakt", "Rabatt", "Totalt", "Varav moms"]);
  });

  it("says that codes, too, exclude VAT for a company", () => {
    render(page(aCart({ includesVat: false, discount: aDiscount() })));
    const summary = [...document.querySelectorAll(".torg-cart-summary dt")].map(({ textContent }) => textContent);
    expect(summary).toContain("Rabatt exkl moms");
    expect(screen.getByText("Sommarrabatt 10 % exkl moms")).toBeTruthy();
  });

  it("marks every amount as without VAT for a company, and the total with it", () => {
    render(page(aCart({ includesVat: false })));
    const names = [...document.querySelectorAll(".torg-cart-summary dt")].map(({ textContent }) => textContent);
    const without = ["Produkter", "Frakt", "Totalt"].map((name) => `${name} exkl moms`);
    expect(names).toEqual([...without, "Inkl moms"]);
    for (const part of ["unit", "total"]) {
      expect(document.querySelector(`.torg-cart-line__${part}`)?.textContent).toMatch(/kr(\/st)? exkl moms$/);
    }
    expect(screen.getByText("Inkl moms").parentElement?.textContent).toMatch(/13\s980\skr/);
  });

  it("links to the checkout only with something in the cart", () => {
    const { unmount } = render(page());
    expect(screen.getByRole("link", { name: "Gå till kassan" }).getAttribute("href")).toBe("/kassa/leverans");
    unmount();
    render(page(aCart({ lines: [] })));
    expect(screen.queryByRole("link", { name: "Gå till kassan" })).toBeNull();
    expect(screen.getByText("Här var det tomt")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Vitvaror" })).toBeTruthy();
  });

  it("speaks of a quote where the shop takes requests", () => {
    render(
      <CartRoot options={{ client: createClient(), initial: full }} texts={quoteCartTexts}>
        <CartPage />
      </CartRoot>,
    );
    expect(screen.getByRole("heading", { name: "Din offertförfrågan" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Till offertförfrågan" })).toBeTruthy();
    expect(screen.queryByText(/varukorg|kassan/)).toBeNull();
  });

  it("uses another shop's texts for its lines and its codes", () => {
    const texts = { ...cartTexts, later: { total: "Att betala", discountOpen: "Har du en kod?" } };
    render(
      <CartRoot options={{ client: createClient(), initial: full }} texts={texts}>
        <CartPage discountBox={<DiscountBox />} />
      </CartRoot>,
    );
    expect(screen.getByText("Att betala")).toBeTruthy();
    expect(screen.getByText("Har du en kod?")).toBeTruthy();
    expect(screen.queryByText(/Totalt|Lägg till rabattkod/)).toBeNull();
  });

  it("moves the focus to the field of an opened code, but takes it from no other field", async () => {
    render(page());
    const fold = document.querySelector<HTMLDetailsElement>(".torg-discount-box__more");
    if (fold === null) throw new Error("There is no fold.");
    const toggle = async (isOpen: boolean): Promise<void> => {
      const toggled = new Promise((resolve) => fold.addEventListener("toggle", resolve, { once: true }));
      fold.open = isOpen;
      await toggled;
    };
    await toggle(true);
    expect(document.activeElement).toBe(fold.querySelector(".torg-discount-box__field"));
    await toggle(false);
    const quantity = screen.getByRole("spinbutton", { name: "Antal" });
    quantity.focus();
    await toggle(true);
    expect(document.activeElement).toBe(quantity);
  });

  it("is not re-rendered for the same texts", () => {
    const state = createCartState({ client: createClient(), initial: full });
    const drawn = vi.fn();
    const Reader = memo(() => {
      useCartContext();
      drawn();
      return null;
    });
    const view = () => (
      <CartProvider state={state} texts={quoteCartTexts}>
        <Reader />
      </CartProvider>
    );
    const { rerender } = render(view());
    rerender(view());
    expect(drawn).toHaveBeenCalledOnce();
  });

  it("sends a typed quantity on Enter, capped at the maximum", async () => {
    render(page());
    const field = screen.getByRole("spinbutton", { name: "Antal" });
    await userEvent.clear(field);
    await userEvent.type(field, "12{Enter}");
    await waitFor(() => expect(screen.getByText("Antal ändrat till 5, max 5 per kund")).toBeTruthy());
    await waitFor(() => expect(field).toHaveProperty("value", "5"));
  });

  it("gives an amount above 9999 its own style", () => {
    const row = { code: "JUBILEUM", label: "", amountInclVatOre: 1_200_000, amountExclVatOre: 960_000 };
    render(page({ ...full, discount: { ...full.discount, rows: [row] } }));
    expect(screen.getByText("JUBILEUM").parentElement?.classList.contains("high-amount")).toBe(true);
  });
});

it("says which price the struck-through one is", () => {
  const reduced = aCartLine({ isDiscounted: true, originalPriceInclVatOre: 849_000 });
  render(page(aCart({ lines: [reduced] })));
  const words = screen.getByText(/^Tidigare lägsta pris 30 dagar:/);
  expect(words.textContent).toMatch(/: 8\s490\skr$/);
  expect([words.className, words.querySelector("s")?.textContent]).toEqual([
    "torg-price__note",
    expect.stringMatching(/^8\s490\skr$/),
  ]);
});
