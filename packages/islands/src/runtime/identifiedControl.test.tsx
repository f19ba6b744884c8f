import { expect, it } from "vitest";
import { findControl, identifyControl } from "./identifiedControl.ts";

it("finds the button that a held link of the same name has become", () => {
  document.body.innerHTML = `<div><a href="#b" data-hold data-held-as="b">B</a></div>`;
  const island = document.querySelector<HTMLElement>("div");
  const link = document.querySelector<HTMLElement>("a");
  if (island === null || link === null) throw new Error("There is no link.");
  const held = identifyControl(island, link);

  island.innerHTML = `<button>B</button><button data-held-as="b">Else</button>`;

  expect(findControl(island, held)?.textContent).toBe("Else");
});

it("finds no other held link in the place of one that is gone", () => {
  // React writes an attribute without a value as "true".
  document.body.innerHTML = `<div><a href="#a" data-hold="true">A</a><a href="#b" data-hold="true">B</a></div>`;
  const island = document.querySelector<HTMLElement>("div");
  const link = document.querySelector<HTMLElement>("a");
  if (island === null || link === null) throw new Error("There is no link.");
  const held = identifyControl(island, link);

  island.innerHTML = `<a href="#b" data-hold="true">B</a><a href="#c" data-hold="true">C</a>`;

  expect(findControl(island, held)).toBeNull();
});
