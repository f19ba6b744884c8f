import { beforeEach, expect, it } from "vitest";
import { offlineMessageId } from "../frame/offlineMessageId.ts";
import { tellStale } from "./tellStale.ts";

const messages = (): readonly Element[] => [...document.querySelectorAll("[role=alert]")];

beforeEach(() => {
  document.body.innerHTML = `<div><p id="${offlineMessageId}" hidden></p></div>`;
});

it("says that the page has been open too long, with a link that opens it anew", () => {
  tellStale();
  expect(messages().map(({ textContent }) => textContent)).toEqual([
    "Sidan har varit öppen för länge. Ladda om sidan och försök igen.",
  ]);
  expect(document.querySelector("a")?.getAttribute("href")).toBe("");
});

it("says nothing on a page without room for it", () => {
  document.body.innerHTML = "";
  tellStale();
  expect(messages()).toEqual([]);
});
