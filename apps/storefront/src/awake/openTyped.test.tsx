import { comboboxMarks } from "@torg/ui/wire";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openTyped } from "./openTyped.ts";

let isFinger = false;

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: isFinger }));
});

afterEach(() => {
  isFinger = false;
  vi.unstubAllGlobals();
});

function anIsland(value: string) {
  document.body.innerHTML = `<div><input data-wire="${comboboxMarks.field}" value="${value}"></div><input id="other">`;
  const island = document.querySelector("div");
  const field = document.querySelector("input");
  if (island === null || field === null) throw new Error("There is no field.");
  const pressed = vi.fn();
  field.addEventListener("click", pressed);
  return { island, field, pressed };
}

it("presses the field that is being typed in", () => {
  const { island, field, pressed } = anIsland("tvätt");
  field.focus();
  openTyped(island);
  expect(pressed).toHaveBeenCalledOnce();
});

it("does not press an empty field, or one that was left", () => {
  const empty = anIsland("");
  empty.field.focus();
  openTyped(empty.island);
  expect(empty.pressed).not.toHaveBeenCalled();
  const left = anIsland("tvätt");
  document.getElementById("other")?.focus();
  openTyped(left.island);
  expect(left.pressed).not.toHaveBeenCalled();
});

it("presses an empty field that was touched with a finger", () => {
  isFinger = true;
  const { island, field, pressed } = anIsland("");
  field.focus();
  openTyped(island);
  expect(pressed).toHaveBeenCalledOnce();
});
