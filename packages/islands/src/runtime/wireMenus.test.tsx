import { fireEvent } from "@testing-library/react";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { wireMenus } from "./wireMenus.ts";

const menu = () => document.querySelector<HTMLDetailsElement>("nav details");
const link = () => document.querySelector("a");
const outside = () => document.querySelector<HTMLDetailsElement>("#outside");

beforeAll(() => {
  wireMenus("nav");
});

beforeEach(() => {
  document.body.innerHTML = `
    <nav><details open><summary tabindex="0">More</summary><a href="#x">Link</a></details></nav>
    <details id="outside" open><summary>Text</summary></details><p>Page</p>`;
});

it("closes an open menu on Escape and gives the focus back", () => {
  link()?.focus();
  fireEvent.keyDown(document, { key: "Escape" });
  expect(menu()?.open).toBe(false);
  expect(document.activeElement?.tagName).toBe("SUMMARY");
});

it("closes an open menu when something else is pressed", () => {
  fireEvent.click(document.querySelector("p") ?? document);
  expect(menu()?.open).toBe(false);
});

it("leaves the menu open while it is used, and other disclosures alone", () => {
  fireEvent.click(link() ?? document);
  fireEvent.keyDown(document, { key: "ArrowDown" });
  expect(menu()?.open).toBe(true);
  fireEvent.keyDown(document, { key: "Escape" });
  expect(outside()?.open).toBe(true);
});
