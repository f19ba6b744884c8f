import { act, fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { aListingProduct } from "../../fixtures/aListingProduct.ts";
import type { CompareControls, ComparedSnapshot } from "../../state/compareState.ts";
import { CompareToggle } from "./CompareToggle.tsx";

/** Controls whose server responds when `answer` is called, with the list that it then has. */
function slowControls() {
  const store = createStore<ComparedSnapshot>(() => ({ productIds: [], justAdded: null, isFull: false }));
  let settle = (): void => {};
  const toggle = vi.fn<CompareControls["toggle"]>(() => new Promise((resolve) => (settle = resolve)));
  const answer = (productIds: readonly number[]) =>
    act(async () => {
      store.setState({ productIds });
      settle();
    });
  return { controls: { ...store, toggle }, toggle, answer };
}

const box = () => screen.getByRole("checkbox", { name: "Jämför Tvättmaskin NV 8014" });

describe("CompareToggle", () => {
  it("is ticked while the server is called, and calls it once", async () => {
    const { controls, toggle, answer } = slowControls();
    render(<CompareToggle product={aListingProduct()} controls={controls} />);
    fireEvent.click(box());
    expect(box()).toHaveProperty("checked", true);
    fireEvent.click(box());
    expect(toggle).toHaveBeenCalledTimes(1);
    await answer([1001]);
    expect(box()).toHaveProperty("checked", true);
  });

  it("is unticked again when the server refuses", async () => {
    const { controls, answer } = slowControls();
    render(<CompareToggle product={aListingProduct()} controls={controls} />);
    fireEvent.click(box());
    await answer([]);
    expect(box()).toHaveProperty("checked", false);
  });

  it("is unticked while the server removes the product", async () => {
    const { controls, answer } = slowControls();
    await answer([1001]);
    render(<CompareToggle product={aListingProduct()} controls={controls} />);
    fireEvent.click(box());
    expect(box()).toHaveProperty("checked", false);
    await answer([]);
    expect(box()).toHaveProperty("checked", false);
  });
});
