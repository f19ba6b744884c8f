import { describe, expect, it } from "vitest";
import { lockScroll } from "./lockScroll.ts";

const locks = (): string | undefined => document.body.dataset["torgLocks"];

describe("lockScroll", () => {
  it("holds the page until the last one lets go", () => {
    const first = lockScroll();
    const second = lockScroll();
    expect(locks()).toBe("2");
    first();
    expect(locks()).toBe("1");
    second();
    expect(locks()).toBeUndefined();
    expect(document.documentElement.style.getPropertyValue("--torg-scrollbar")).toBe("");
  });

  it("lets go only once", () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(locks()).toBe("1");
    second();
  });
});
