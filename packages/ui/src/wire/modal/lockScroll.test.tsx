import { describe, expect, it } from "vitest";
import { lockScroll } from "./lockScroll.ts";

const locks = (): string | undefined => document.body.dataset["torgLocks"];

describe("lockScroll", () => {
  it("leaves the room of the scrollbar that goes, and takes it back with it", () => {
    const release = lockScroll();
    expect(document.body.style.paddingInlineEnd).toBe(`${window.innerWidth - document.documentElement.clientWidth}px`);
    release();
    expect(document.body.style.paddingInlineEnd).toBe("");
  });

  it("holds the page until the last one lets go", () => {
    const first = lockScroll();
    const second = lockScroll();
    expect(locks()).toBe("2");
    first();
    expect(locks()).toBe("1");
    second();
    expect(locks()).toBeUndefined();
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
