import { navigationTexts } from "@torg/navigation/texts";
import { beforeEach, expect, it } from "vitest";
import { pageMarks } from "./pageMarks.ts";
import { showTopMessage, showSessionExpired } from "./showTopMessage.ts";

const messages = (): readonly Element[] => [...document.querySelectorAll("[role=alert]")];

beforeEach(() => {
  document.body.innerHTML = `<div><p data-wire="${pageMarks.offline}" hidden></p></div>`;
});

it("says once that the page has been open too long, with a link that reloads it", () => {
  showSessionExpired();
  showSessionExpired();
  expect(messages().map(({ textContent }) => textContent)).toEqual([
    "Sidan har varit öppen för länge. Ladda om sidan och försök igen.",
  ]);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("");
});

it("shows nothing on a page without a place for it", () => {
  document.body.innerHTML = "";
  showTopMessage(navigationTexts.stale);
  expect(messages()).toEqual([]);
});
