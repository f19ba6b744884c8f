import { describe, expect, it } from "vitest";
import { aShopSettings } from "@torg/navigation/fixtures";
import { renderPage } from "../render/renderPage.tsx";
import { aBankIdLoginPage } from "../testing/servicePages.ts";

function draw(page: ReturnType<typeof aBankIdLoginPage>): Document {
  const html = renderPage({
    page,
    path: "/login/bankid",
    origin: "https://shop.example",
    settings: aShopSettings(),
    cart: null,
    checkout: null,
    reviews: null,
    credit: null,
    csrfToken: "t",
    assets: { runtime: "/runtime.js", islands: {}, styles: {} },
  });
  return new DOMParser().parseFromString(html, "text/html");
}

const refresh = (document: Document): string | null | undefined =>
  document.querySelector("head > noscript")?.innerHTML ?? null;

describe("the page of a login by BankID", () => {
  it("refreshes every few seconds without script while it waits, and has an island with script", () => {
    const document = draw(aBankIdLoginPage());
    expect(refresh(document)).toContain('http-equiv="refresh" content="3"');
    expect(document.querySelector("[data-island=bankId]")?.getAttribute("data-wake")).toBe("visible");
  });

  it.each(["over", "proved"] as const)("does not refresh and has no island once it is %s", (state) => {
    const document = draw(aBankIdLoginPage({ state, link: "", code: null }));
    expect(refresh(document)).toBeNull();
    expect(document.querySelector("[data-island=bankId]")).toBeNull();
  });
});
