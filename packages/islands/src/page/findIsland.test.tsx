import { afterEach, describe, expect, it } from "vitest";
import { eagerFiles } from "../runtime/eagerFiles.ts";
import { findIsland } from "./findIsland.ts";
import { isUnhydrated } from "./isUnhydrated.ts";

afterEach(() => document.body.replaceChildren());

function open(): void {
  document.body.innerHTML = `<div data-island="cart"><i></i></div><div data-island="menu" data-state="awake"><i></i></div>
    <div data-island="panel" data-late></div><b></b>`;
}

describe("findIsland", () => {
  it("finds an island by its name, and nothing where the page has none", () => {
    open();
    expect(findIsland("cart")).toBe(document.body.firstElementChild);
    expect(findIsland("search")).toBeNull();
  });
});

describe("isUnhydrated", () => {
  it("is true inside an island that is not awake, and false outside islands", () => {
    open();
    const all = [...document.querySelectorAll("i,b")].map(isUnhydrated);
    expect(all).toEqual([true, false, false]);
  });
});

describe("eagerFiles", () => {
  it("lists the files of the page's islands except those that load late", () => {
    open();
    expect(eagerFiles({ cart: ["/cart.js", "/react.js"], panel: ["/panel.js"], search: ["/search.js"] })).toEqual([
      "/cart.js",
      "/react.js",
    ]);
  });
});
