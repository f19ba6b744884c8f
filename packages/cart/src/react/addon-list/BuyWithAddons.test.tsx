import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createClient } from "@torg/http";
import { createMock } from "@torg/http/mock";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { aCart, aCartLine, cartReplies, someAddons } from "../../fixtures/index.ts";
import { CartRoot } from "../CartRoot.tsx";
import { BuyWithAddons } from "./BuyWithAddons.tsx";

const product = { productId: 1001, maxPurchasableQuantity: 5 };

function machine(lines: Parameters<typeof aCartLine>[0][] = [], emit = vi.fn(), buyDisabled = false) {
  const cart = aCart({ lines: lines.map((line) => aCartLine(line)) });
  const client = createClient({ fetch: createMock(cartReplies(cart)).fetch, csrfToken: () => null });
  return (
    <CartRoot options={{ client, initial: cart, emit }}>
      <BuyWithAddons product={{ ...product, buyDisabled }} addons={someAddons} />
    </CartRoot>
  );
}

describe("BuyWithAddons", () => {
  it("adds the ticked addons together with the product, in one addition", async () => {
    const emit = vi.fn();
    render(machine([], emit));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Anslutningsslang 2 m/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Stapelsats/ }));
    await userEvent.click(screen.getByRole("button", { name: "Lägg i varukorgen" }));
    await screen.findByRole("button", { name: "Tillagd" });
    const added = { product_id: 1001, variant_id: null, addon_product_ids: [1901, 1902] };
    expect(emit.mock.calls.filter(([name]) => name === "cart:added")).toEqual([["cart:added", added]]);
  });

  it("disables the box of an addon when the cart holds the maximum per customer, and says why", () => {
    render(machine([{ productId: 1902, quantity: 1, rowId: "r-9" }]));
    const box = screen.getByRole("checkbox", { name: /^Stapelsats/ });
    expect(box.matches(":disabled")).toBe(true);
    expect(screen.getByText("Max 1 per kund")).toBeTruthy();
  });

  it("offers no addons beside a product that is not for sale", () => {
    render(machine([], vi.fn(), true));
    expect(screen.queryByRole("checkbox")).toBeNull();
    expect(screen.getByRole("button", { name: "Lägg i varukorgen" }).matches(":disabled")).toBe(true);
  });

  it("unticks an addon once the cart holds the maximum of it", async () => {
    render(machine());
    const box = screen.getByRole("checkbox", { name: /^Stapelsats/ });
    await userEvent.click(box);
    await userEvent.click(screen.getByRole("button", { name: "Lägg i varukorgen" }));
    await screen.findByText("Max 1 per kund");
    expect(box.matches(":disabled")).toBe(true);
    expect(box.matches(":checked")).toBe(false);
  });

  it("is one form without script: the boxes are its fields, each sent once", () => {
    const { body } = new DOMParser().parseFromString(renderToString(machine()), "text/html");
    const form = body.querySelector("form");
    expect(form?.getAttribute("action")).toBe("/kassa/lagg-i-varukorg/1001");
    const boxes = [...(form?.querySelectorAll("[name='addon_product_ids[]']") ?? [])];
    expect(boxes.map((box) => box.getAttribute("value"))).toEqual(["1901", "1902"]);
  });
});
