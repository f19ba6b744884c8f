import { afterEach, describe, expect, it } from "vitest";
import { browserPage } from "./browserPage.ts";

afterEach(() => {
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
});
