import { afterEach, describe, expect, it, vi } from "vitest";
import { pageMarks } from "../awake/pageMarks.ts";
import { runPageScripts } from "./runPageScripts.ts";

const addresses = () => [...document.scripts].map((script) => script.getAttribute("src"));
const scripts =
  '<script type="module" src="/build/words.js"></script><script type="module" src="/build/runtime.js" integrity="sha256-abc="></script>';

const painted = vi.fn<() => Promise<void>>();
vi.mock(import("@torg/islands/runtime"), async (load) => ({ ...(await load()), firstPaint: () => painted() }));

/** Sets up a document that has been read; returns the act that paints it. */
function beRead(head: string): () => void {
  let paint = (): void => {};
  painted.mockReturnValue(new Promise((resolve) => (paint = resolve)));
  document.head.innerHTML = head;
  runPageScripts();
  document.dispatchEvent(new Event("readystatechange"));
  return paint;
}

afterEach(() => {
  document.head.innerHTML = "";
});

describe("runPageScripts", () => {
  it("runs the page's scripts in their order, with their hashes, once the document has been painted", async () => {
    const paint = beRead(`<template data-wire="${pageMarks.scripts}">${scripts}</template>`);
    expect(addresses()).toEqual([]);
    paint();
    await vi.waitFor(() => expect(addresses()).toEqual(["/build/words.js", "/build/runtime.js"]));
    expect([...document.scripts].map(({ async }) => async)).toEqual([false, false]);
    expect(document.scripts[1]?.getAttribute("integrity")).toBe("sha256-abc=");
    expect(document.querySelector("template")).toBeNull();
  });

  it("leaves a document without such scripts as it is", async () => {
    beRead("<title>Torg</title>")();
    await Promise.resolve();
    expect(document.head.innerHTML).toBe("<title>Torg</title>");
  });
});
