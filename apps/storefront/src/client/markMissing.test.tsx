import { afterEach, expect, it } from "vitest";
import { markMissing } from "./markMissing.ts";

afterEach(() => document.body.replaceChildren());

const image = (): HTMLImageElement | null => document.querySelector("img");

it("marks a picture that failed before the script ran, and one that fails later", () => {
  document.body.innerHTML = '<img alt="" data-none="Bild saknas">';
  markMissing();
  expect(image()?.dataset["missing"]).toBe("");
  document.body.innerHTML = '<img alt="" src="/a.png" data-none="Bild saknas">';
  expect(image()?.dataset["missing"]).toBeUndefined();
  image()?.dispatchEvent(new Event("error"));
  expect(image()?.dataset["missing"]).toBe("");
});

it("leaves pictures without a text alternative alone", () => {
  document.body.innerHTML = '<img alt="" src="/a.png">';
  image()?.dispatchEvent(new Event("error"));
  expect(image()?.dataset["missing"]).toBeUndefined();
});
