import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { someVariantAttributes, someVariantButtons } from "../../fixtures/aProductDetail.ts";
import { createVariantState } from "../../state/createVariantState.ts";
import { VariantPicker } from "./VariantPicker.tsx";

afterEach(() => {
  document.body.innerHTML = "";
});

const attributes = someVariantAttributes();
const aPicker = (goTo = vi.fn(), choices: ReadonlyMap<number, number> = new Map()) =>
  createVariantState({ attributes, choices, shownProductId: 1401, goTo });
const select = (name: string): HTMLElement => screen.getByRole("combobox", { name });
const choose = (name: string, value: number): boolean =>
  fireEvent.change(select(name), { target: { value: String(value) } });

describe("VariantPicker", () => {
  it("has one select per attribute with an empty first option", () => {
    render(<VariantPicker variants={aPicker()} address="/produkter/id/1401" />);
    expect(screen.getAllByRole("combobox")).toHaveLength(3);
    expect(screen.getAllByRole("option", { name: "Välj..." })).toHaveLength(3);
    expect(select("Storlek")).toHaveProperty("disabled", true);
  });

  it("goes to the variant when every attribute is chosen", () => {
    const goTo = vi.fn();
    render(<VariantPicker variants={aPicker(goTo)} address="/produkter/id/1401" />);
    choose("Färg", 601);
    expect(screen.queryByRole("option", { name: "C52" })).toBeNull();
    choose("Storlek", 701);
    choose("Benlängd", 802);
    expect(goTo).toHaveBeenCalledWith("/produkter/id/1412?variant_6=601&variant_7=701&variant_8=802");
    choose("Färg", 602);
    expect(select("Benlängd")).toHaveProperty("disabled", true);
  });

  it("is a form that returns to the product without script", () => {
    document.body.innerHTML = renderToString(
      <VariantPicker variants={aPicker(vi.fn(), new Map([[6, 601]]))} address="/produkter/id/1401" />,
    );
    const form = screen.getByRole("form", { name: "Välj variant" });
    expect(form.getAttribute("action")).toBe("/produkter/id/1401");
    expect(screen.getByRole("button", { name: "Visa vald variant" })).toBeDefined();
    expect(select("Färg")).toHaveProperty("value", "601");
  });

  it("marks the sold-out options of a select, given the choices so far", () => {
    const black = createVariantState({
      attributes: someVariantButtons().map((each) => ({ ...each, look: "list" })),
      choices: new Map([[6, 602]]),
      shownProductId: 1401,
      goTo: vi.fn(),
    });
    render(<VariantPicker variants={black} address="/produkter/id/1401" />);
    expect(screen.getByRole("option", { name: "C52 – slut i lager" })).toBeDefined();
    expect(screen.getByRole("option", { name: "C50" })).toBeDefined();
    expect(screen.getByRole("option", { name: "Blå" })).toBeDefined();
  });

  it("shows buttons that lead to the variant as selects do, and whose arrow keys choose nothing", () => {
    const goTo = vi.fn();
    const buttons = someVariantButtons();
    const variants = createVariantState({ attributes: buttons, choices: new Map(), shownProductId: 1401, goTo });
    render(<VariantPicker variants={variants} address="/produkter/id/1401" />);
    fireEvent.click(screen.getByText("Blå"));
    const size = screen.getByRole("radio", { name: "C50" });
    size.focus();
    fireEvent.keyDown(size, { key: "ArrowRight" });
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "C52 slut i lager" }));
    fireEvent.keyDown(screen.getByRole("radio", { name: "C52 slut i lager" }), { key: "ArrowDown" });
    expect(document.activeElement).toBe(size);
    expect(screen.queryByRole("radio", { name: "C50", checked: true })).toBeNull();
    fireEvent.keyDown(size, { key: "Enter" });
    choose("Benlängd", 801);
    expect(goTo).toHaveBeenCalledWith("/produkter/id/1414?variant_6=602&variant_7=702&variant_8=801");
  });

  it("falls back to a select where an attribute has too many values for buttons", () => {
    const [size] = someVariantButtons().slice(1);
    const options = Array.from({ length: 19 }, (_, index) => ({
      valueId: index + 1,
      name: `Storlek ${index}`,
      productIds: [index],
    }));
    const many = size === undefined ? [] : [{ ...size, options }];
    const variants = createVariantState({ attributes: many, choices: new Map(), shownProductId: 1401, goTo: vi.fn() });
    render(<VariantPicker variants={variants} address="/produkter/id/1401" />);
    expect(screen.getAllByRole("option")).toHaveLength(20);
  });

  it("shows nothing for a product without variants", () => {
    const variants = createVariantState({ attributes: [], choices: new Map(), shownProductId: 1, goTo: vi.fn() });
    const { container } = render(<VariantPicker variants={variants} address="/" />);
    expect(container.innerHTML).toBe("");
  });
});
