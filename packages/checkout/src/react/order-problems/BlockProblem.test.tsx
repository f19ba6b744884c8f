import { act, cleanup, render, screen, within } from "@testing-library/react";
import type { CartLine } from "@torg/cart/domain";
import { aCart, aCartLine } from "@torg/cart/fixtures";
import { cartPanelTexts } from "@torg/cart/texts";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { aCheckout } from "../../fixtures/index.ts";
import { CheckoutPage } from "../checkout-page/CheckoutPage.tsx";
import { CheckoutRoot, type CheckoutRootProps } from "../CheckoutRoot.tsx";

const tooMany = "Tvättmaskin NV 8014: Tyvärr har vi inte fler i lager av denna produkt";

interface Refused extends Pick<CheckoutRootProps, "lineTexts"> {
  readonly line?: Partial<CartLine>;
  readonly products?: ReactNode;
}

/** The checkout of an order that was refused since there is too much of one line. */
function refusedFor({ line, products, ...rest }: Refused) {
  const cart = aCart({ products: [aCartLine({ name: "Tvättmaskin NV 8014", is_overselling: true, ...line })] });
  const client = createClient({ fetch: createMock([]).fetch, csrfToken: () => null });
  const flash = { message: null, place: "order", errors: { products: [tooMany] }, values: {} } as const;
  return (
    <CheckoutRoot
      {...rest}
      options={{ client, initial: aCheckout() }}
      cartOptions={{ client, initial: cart }}
      flash={flash}
    >
      {() => <CheckoutPage products={products} empty={<p />} renderSummary={() => <p />} login={null} message={null} />}
    </CheckoutRoot>
  );
}

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, "text/html").body;

describe("BlockProblem", () => {
  afterEach(cleanup);

  it.each([
    ["at its line where that says so", {}, "hidden"],
    ["at the line of a variant", { name: "Svart, C50", parent_name: "Tvättmaskin NV 8014" }, "hidden"],
    ["above the lines where none says so", { is_overselling: false }, "shown"],
  ])("says once what a refused order lacks: %s", (_, line, where) => {
    const place = parse(renderToString(refusedFor({ line }))).querySelector("#torg-checkout-products");
    expect(place?.textContent).toContain(tooMany);
    expect(place?.querySelector(".torg-visually-hidden")?.textContent).toBe(where === "hidden" ? tooMany : undefined);
  });

  it("says above the lines what they say in words of the shop's own", () => {
    const lineTexts = { ...cartPanelTexts.lineMessages, oversold: () => "Slut" };
    const place = parse(renderToString(refusedFor({ lineTexts }))).querySelector("#torg-checkout-products");
    expect(place?.querySelector(".torg-visually-hidden")).toBeNull();
  });

  it("passes the focus from the sentence about a line to that line's quantity, which the sentence describes", () => {
    const products = (
      <ul>
        <li aria-label="Grytvante" data-problem="oversold">
          <input type="number" aria-label="Antal" />
        </li>
        <li aria-label="Tvättmaskin NV 8014" data-problem="oversold">
          <input type="number" aria-label="Antal" />
        </li>
      </ul>
    );
    render(refusedFor({ products }));
    act(() => document.getElementById("torg-checkout-products")?.focus());
    const quantity = within(screen.getByRole("listitem", { name: "Tvättmaskin NV 8014" })).getByRole("spinbutton");
    expect(document.activeElement).toBe(quantity);
    expect(document.getElementById(quantity.getAttribute("aria-describedby") ?? "")?.textContent).toBe(tooMany);
    act(() => quantity.blur());
    expect(quantity.hasAttribute("aria-describedby")).toBe(false);
  });
});
