import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import type { CartLine } from "@torg/cart/domain";
import { aCart, aCartLine, cartReplies } from "@torg/cart/fixtures";
import type { CartState } from "@torg/cart/state";
import { laterCartTexts } from "@torg/cart/texts";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aCheckout } from "../../fixtures/index.ts";
import { CheckoutPage } from "../checkout-page/CheckoutPage.tsx";
import { CheckoutRoot, type CheckoutRootProps } from "../CheckoutRoot.tsx";

const tooMany = "Tvättmaskin NV 8014: Tyvärr har vi inte fler i lager av denna produkt";

interface Refused extends Pick<CheckoutRootProps, "lineTexts"> {
  readonly line?: Partial<CartLine>;
}

const cartWith = (line: Partial<CartLine> = {}) =>
  aCart({ lines: [aCartLine({ name: "Tvättmaskin NV 8014", isOversold: true, ...line })] });

/** A stand-in for the cart's own lines, which the shop passes in. */
function Lines({ cart }: { readonly cart: CartState }) {
  return (
    <>
      <ul>
        {["Grytvante", "Tvättmaskin NV 8014"].map((name) => (
          <li key={name} aria-label={name} data-problem="oversold">
            <input type="number" aria-label="Antal" />
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void cart.refresh()}>
        Läs om
      </button>
    </>
  );
}

/** The checkout after an order refused because a line exceeds the stock, as the server reports from then on. */
function refusedFor({ line, ...rest }: Refused) {
  const client = createClient({ fetch: createMock(cartReplies(cartWith())).fetch, csrfToken: () => null });
  const flash = { message: null, place: "order", errors: { products: [tooMany] }, values: {} } as const;
  return (
    <CheckoutRoot
      {...rest}
      options={{ client, initial: aCheckout() }}
      cartOptions={{ client, initial: cartWith(line) }}
      flash={flash}
    >
      {(cart) => (
        <CheckoutPage
          products={<Lines cart={cart} />}
          empty={<p />}
          renderSummary={() => <p />}
          login={null}
          message={null}
        />
      )}
    </CheckoutRoot>
  );
}

const place = (): HTMLElement | null => document.getElementById("torg-checkout-products");
const quantity = (): HTMLElement =>
  within(screen.getByRole("listitem", { name: "Tvättmaskin NV 8014" })).getByRole("spinbutton");
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, "text/html").body;

describe("BlockProblem", () => {
  it.each([
    ["at its line where that says so", {}, "hidden"],
    ["at the line of a variant", { name: "Svart, C50", parentName: "Tvättmaskin NV 8014" }, "hidden"],
    ["above the lines where none says so", { isOversold: false }, "shown"],
  ])("says once what a refused order is missing: %s", (_, line, where) => {
    const drawn = parse(renderToString(refusedFor({ line }))).querySelector("#torg-checkout-products");
    expect(drawn?.textContent).toContain(tooMany);
    expect(drawn?.querySelector(".torg-visually-hidden")?.textContent).toBe(where === "hidden" ? tooMany : undefined);
  });

  it("shows messages above the lines only in addition to what the shop's own texts say there", () => {
    const lineTexts = { ...laterCartTexts.lineMessages, oversold: () => "Slut" };
    const drawn = parse(renderToString(refusedFor({ lineTexts }))).querySelector("#torg-checkout-products");
    expect(drawn?.querySelector(".torg-visually-hidden")).toBeNull();
  });

  it("moves the focus from the message about a line to the line's quantity, which the message describes", () => {
    render(refusedFor({}));
    act(() => place()?.focus());
    expect(document.activeElement).toBe(quantity());
    expect(document.getElementById(quantity().getAttribute("aria-describedby") ?? "")?.textContent).toBe(tooMany);
    act(() => quantity().blur());
    expect(quantity().hasAttribute("aria-describedby")).toBe(false);
  });

  it("moves the focus as soon as the cart says which line it is", async () => {
    render(refusedFor({ line: { isOversold: false } }));
    act(() => place()?.focus());
    expect(document.activeElement).toBe(place());
    fireEvent.click(screen.getByRole("button", { name: "Läs om" }));
    await waitFor(() => expect(document.activeElement).toBe(quantity()));
  });
});
