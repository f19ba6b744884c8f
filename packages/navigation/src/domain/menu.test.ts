import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Panel } from "./menu.ts";
import { ariaCurrentOf, firstLevelName, isWithin, togglePanel } from "./menu.ts";

describe("togglePanel", () => {
  it("opens a panel instead of another and closes it again", () => {
    expect(togglePanel(null, "menu")).toBe("menu");
    expect(togglePanel("menu", "cart")).toBe("cart");
    expect(togglePanel("cart", "cart")).toBeNull();
  });

  it("leaves at most the last pressed panel open", () => {
    const panels = fc.constantFrom<Panel>("menu", "filters", "cart");
    fc.assert(
      fc.property(fc.array(panels, { minLength: 1 }), (presses) => {
        const open = presses.reduce<Panel | null>(togglePanel, null);
        expect([null, presses.at(-1)]).toContain(open);
      }),
    );
  });
});

describe("firstLevelName", () => {
  it("puts the shop's prefix before the name", () => {
    expect(firstLevelName("Vitvaror", "")).toBe("Vitvaror");
    expect(firstLevelName("Byxor", "Herr:")).toBe("Herr: Byxor");
  });
});

describe("isWithin", () => {
  it("matches an address and everything below it", () => {
    expect(isWithin("/kategori/vitvaror/tvatt?page=2", "/kategori/vitvaror")).toBe(true);
    expect(isWithin("/kategori/vitvaror", "/kategori/vitvaror")).toBe(true);
    expect(isWithin("/kategori/vitvaror-rea", "/kategori/vitvaror")).toBe(false);
    expect(isWithin("/kategori", "/")).toBe(false);
  });
});

describe("ariaCurrentOf", () => {
  it("marks the page itself and its ancestors", () => {
    expect(ariaCurrentOf("/kategori/vitvaror?page=2", "/kategori/vitvaror")).toBe("page");
    expect(ariaCurrentOf("/kategori/vitvaror/tvatt", "/kategori/vitvaror")).toBe("true");
    expect(ariaCurrentOf("/kategori/vitvaror", "/kategori/ljud-bild")).toBeUndefined();
  });
});
