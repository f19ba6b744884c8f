import { navigationTexts } from "@torg/navigation/texts";
import { beforeEach, expect, it } from "vitest";
import { pageMarks } from "./pageMarks.ts";
import { tellOnTop, tellStale } from "./tellOnTop.ts";

const messages = (): readonly Element[] => [...document.querySelectorAll("[role=alert]")];

beforeEach(() => {
  document.body.innerHTML = `<div><p data-wire="${pageMarks.offline}" hidden></p></div>`;
});

it("says once that the page has been open too long, with a link that opens it anew", () => {
  tellStale();
  tellStale();
  expect(messages().map(({ textContent }) => textContent)).toEqual([
    "Sidan har varit öppen för länge. Ladda om sidan och försök igen.",
  ]);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("");
});

it("says nothing on a page without room for it", () => {
  document.body.innerHTML = "";
  tellOnTop(navigationTexts.stale);
  expect(messages()).toEqual([]);
});
