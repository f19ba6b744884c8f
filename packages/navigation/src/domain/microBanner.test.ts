import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { hideMicroBannerScript } from "./hideMicroBannerScript.ts";
import { closeMicroBanner, isMicroBannerClosed, microBannerKey, type SessionMemory } from "./microBanner.ts";

function memoryOf(entries: Readonly<Record<string, string>> = {}): SessionMemory {
  const kept = new Map(Object.entries(entries));
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
const blocked = (): SessionMemory => {
  throw new Error("The storage is blocked.");
};
const full: SessionMemory = {
  getItem: () => null,
  setItem: () => {
    throw new Error("The storage is full.");
  },
};

describe("news above the header", () => {
  it("stays closed for the session once it was closed", () => {
    const memory = memoryOf();
    expect(isMicroBannerClosed(() => memory)).toBe(false);
    closeMicroBanner(() => memory);
    expect(isMicroBannerClosed(() => memory)).toBe(true);
    expect(isMicroBannerClosed(() => memoryOf())).toBe(false);
  });

  it.each(["false", "1", "", "TRUE"])("is not closed by the word %j", (value) => {
    expect(isMicroBannerClosed(() => memoryOf({ [microBannerKey]: value }))).toBe(false);
  });

  it("is there where nothing can be read, and closing it where nothing can be kept does not fail", () => {
    expect(isMicroBannerClosed(blocked)).toBe(false);
    expect(() => closeMicroBanner(blocked)).not.toThrow();
    expect(() => closeMicroBanner(() => full)).not.toThrow();
    expect(isMicroBannerClosed(() => full)).toBe(false);
  });
});

describe("the script behind the news", () => {
  const hidden = (sessionStorage: unknown): boolean => {
    const news = { hidden: false };
    runInNewContext(hideMicroBannerScript, {
      sessionStorage,
      document: { currentScript: { previousElementSibling: news } },
    });
    return news.hidden;
  };

  it("takes the news away exactly where the session has closed it", () => {
    expect(hidden({ [microBannerKey]: "true" })).toBe(true);
    expect(hidden({})).toBe(false);
    expect(hidden({ [microBannerKey]: "false" })).toBe(false);
  });

  it("leaves the news where storage is blocked, without failing", () => {
    expect(hidden(undefined)).toBe(false);
    const throwing = Object.defineProperty({}, microBannerKey, { get: blocked });
    expect(hidden(throwing)).toBe(false);
  });

  it("holds nothing that would end its element", () => {
    expect(hideMicroBannerScript).not.toMatch(/<\/|<!--/);
  });
});
