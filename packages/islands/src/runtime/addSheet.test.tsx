import { beforeEach, expect, it } from "vitest";
import { addSheet, addSheetBeforePaint } from "./addSheet.ts";

const links = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
const end = (how: "load" | "error") => links()[0]?.dispatchEvent(new Event(how));

beforeEach(() => {
  document.head.innerHTML = "";
});

it("adds a sheet once, however often it is requested, and waits for its rules", async () => {
  const arrived: string[] = [];
  const first = addSheet("/panel.css").then(() => arrived.push("first"));
  const second = addSheet("/panel.css").then(() => arrived.push("second"));
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/panel.css"]);
  await Promise.resolve();
  expect(arrived).toEqual([]);
  end("load");
  await Promise.all([first, second]);
  expect(arrived).toEqual(["first", "second"]);
});

it("does not wait for a sheet that fails to load", async () => {
  const added = addSheet("/missing.css");
  end("error");
  await expect(added).resolves.toBeUndefined();
  expect(links()).toEqual([]);
});

it("waits for a sheet that the first paint needs where the browser cannot block rendering", async () => {
  const added = addSheetBeforePaint("/dialog.css");
  let isThere = false;
  void added.then(() => (isThere = true));
  await Promise.resolve();
  expect(isThere).toBe(false);
  end("load");
  await added;
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/dialog.css"]);
});

it("does not wait where the browser blocks rendering", async () => {
  const marked: string[] = [];
  Object.defineProperty(HTMLLinkElement.prototype, "blocking", {
    configurable: true,
    get: () => ({ add: (what: string) => marked.push(what) }),
  });
  await addSheetBeforePaint("/dialog.css");
  Reflect.deleteProperty(HTMLLinkElement.prototype, "blocking");
  expect(marked).toEqual(["render"]);
});
