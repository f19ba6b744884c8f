import { expect, it } from "vitest";
import { findControl, identifyControl } from "./identifiedControl.ts";

it("finds the button that a held link of the same name has become", () => {
  document.body.innerHTML = `<div><a href="#b" data-hold="b">B</a></div>`;
  const island = document.querySelector<HTMLElement>("div");
  const link = document.querySelector<HTMLElement>("a");
  if (island === null || link === null) throw new Error("There is no link.");
  const held = identifyControl(island, link);

  island.innerHTML = `<button>B</button><button data-hold="b">Else</button>`;

  expect(findControl(island, held)?.textContent).toBe("Else");
});
