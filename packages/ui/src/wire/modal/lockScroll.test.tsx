import { describe, expect, it } from "vitest";
import { lockScroll } from "./lockScroll.ts";

const locks = (): string | undefined => document.body.dataset["torgLocks"];

describe("lockScroll", () => {
  it("replaces the width of the hidden scrollbar, and removes it again", () => {
    const release = lockScroll();
    expect(document.body.style.paddingInlineEnd).toBe(`${window.innerWidth - document.documentElement.clientWidth}px`);
    release();
    expect(document.body.style.paddingInlineEnd).toBe("");
  });

  it("locks the page until the last lock is released", () => {
    const first = lockScroll();
    const second = lockScroll();
    expect(locks()).toBe("2");
    first();
    expect(locks()).toBe("1");
    second();
    expect(locks()).toBeUndefined();
  });

  it("can be released only once", () => {
    const first = lockScroll();
    const second = lockScroll();
    first();
    first();
    expect(locks()).toBe("1");
    second();
  });
});
