import { describe, expect, it } from "vitest";
import { choicesOfProduct } from "../domain/product/variants.ts";
import { someVariantAttributes } from "../fixtures/aProductDetail.ts";
import { createVariantState } from "./createVariantState.ts";

function aPicker(shownProductId: number, choices: ReadonlyMap<number, number> = new Map()) {
  const visited: string[] = [];
  const attributes = someVariantAttributes();
  const state = createVariantState({
    attributes,
    choices,
    shownProductId,
    goTo: (address) => visited.push(address),
  });
  return { state, visited };
}

describe("createVariantState", () => {
  it("goes to the product when all levels have a choice", () => {
    const { state, visited } = aPicker(1401);
    state.choose(6, 601);
    state.choose(7, 702);
    expect(visited).toEqual([]);
    state.choose(8, 801);
    expect(visited).toEqual(["/produkter/id/1413?variant_6=601&variant_7=702&variant_8=801"]);
  });

  it("stays on the product that is already shown", () => {
    const { state, visited } = aPicker(1413, choicesOfProduct(someVariantAttributes(), 1413));
    state.choose(8, null);
    state.choose(8, 801);
    expect(state.getState().productId).toBe(1413);
    expect(visited).toEqual([]);
  });

  it("resets and disables deeper levels", () => {
    const { state } = aPicker(1413, choicesOfProduct(someVariantAttributes(), 1413));
    state.choose(6, 602);
    expect(state.getState().levels.map((level) => [level.chosen, level.isDisabled])).toEqual([
      [602, false],
      [null, false],
      [null, true],
    ]);
    expect(state.getState().productId).toBeNull();
  });

  it("starts with the choices of the address", () => {
    const { state, visited } = aPicker(1401, new Map([[6, 601]]));
    state.choose(7, 702);
    state.choose(8, 801);
    state.restore();
    expect(state.getState().levels.map((level) => level.chosen)).toEqual([601, null, null]);
    expect(state.getState().productId).toBeNull();
    expect(visited).toHaveLength(1);
  });

  it("does nothing for a value that cannot be chosen", () => {
    const { state } = aPicker(1401);
    state.choose(7, 701);
    expect(state.getState().choices.size).toBe(0);
  });
});
