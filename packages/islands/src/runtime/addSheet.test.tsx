import { beforeEach, expect, it } from "vitest";
import { addSheet } from "./addSheet.ts";

const links = () => [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
const end = (how: "load" | "error") => links()[0]?.dispatchEvent(new Event(how));

beforeEach(() => {
  document.head.innerHTML = "";
});

it("adds a sheet once, however often it is asked for, and waits for its rules", async () => {
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

it("does not wait for a sheet that cannot be had", async () => {
  const added = addSheet("/missing.css");
  end("error");
  await expect(added).resolves.toBeUndefined();
  expect(links()).toEqual([]);
});
