import { afterEach, describe, expect, it, vi } from "vitest";
import { browserPage } from "./browserPage.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = "required=; Max-Age=0; Path=/";
});

describe("browserPage", () => {
  it("reads and writes the cookies of the document, and gives its address with query and hash", () => {
    window.history.replaceState(null, "", "/sidor/integritet?x=1#val");
    const page = browserPage();
    page.writeCookie("required=1; Path=/");
    expect(page.readCookies()).toContain("required=1");
    expect(page.address()).toBe("/sidor/integritet?x=1#val");
    expect(page.isSecure).toBe(false);
  });

  it("has no consent on a server", () => {
    vi.stubGlobal("document", undefined);
    const page = browserPage();
    page.writeCookie("required=1");
    page.load("/");
    vi.unstubAllGlobals();
    expect([page.readCookies(), page.address(), page.isSecure]).toEqual(["", "/", true]);
    expect(document.cookie).not.toContain("required=1");
  });
});
