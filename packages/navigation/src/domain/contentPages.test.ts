import { describe, expect, it } from "vitest";
import { contentPages } from "./contentPages.ts";

const page = (title: string, url = `/sidor/${title}`) => ({ title, heading: "", url });
const branch = (title: string, below: readonly string[] = [], url?: string) => ({
  ...page(title, url),
  subpages: below.map((name) => page(name)),
});
const titles = (lists: Parameters<typeof contentPages>[0]) => contentPages(lists).map(({ title }) => title);

describe("contentPages", () => {
  it("lists pages about the shop and direct pages alike, each before its subpages", () => {
    const lists = { aboutPages: [branch("om", ["jobb"])], directPages: [branch("butiker", ["lager"])] };
    expect(titles(lists)).toEqual(["om", "jobb", "butiker", "lager"]);
  });

  it("leaves out a heading without a page, and keeps its subpages", () => {
    expect(titles({ aboutPages: [branch("om", ["jobb"], "")], directPages: [] })).toEqual(["jobb"]);
  });

  it("is empty where there are none", () => {
    expect(titles({ aboutPages: [], directPages: [] })).toEqual([]);
  });
});
