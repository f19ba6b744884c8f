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

  it.each(["false", "1", "", "TRUE"])("is not closed by the value %j", (value) => {
    expect(isMicroBannerClosed(() => memoryOf({ [microBannerKey]: value }))).toBe(false);
  });

  it("shows without readable storage, and closing it without writable storage does not fail", () => {
    expect(isMicroBannerClosed(blocked)).toBe(false);
    expect(() => closeMicroBanner(blocked)).not.toThrow();
    expect(() => closeMicroBanner(() => full)).not.toThrow();
    expect(isMicroBannerClosed(() => full)).toBe(false);
  });
});

describe("the script of the banner", () => {
  const hidden = (sessionStorage: unknown): boolean => {
    const news = { hidden: false };
    runInNewContext(hideMicroBannerScript, {
      sessionStorage,
      document: { currentScript: { previousElementSibling: news } },
    });
    return news.hidden;
  };

  it("removes the banner exactly when the session has closed it", () => {
    expect(hidden({ [microBannerKey]: "true" })).toBe(true);
    expect(hidden({})).toBe(false);
    expect(hidden({ [microBannerKey]: "false" })).toBe(false);
  });

  it("keeps the banner where storage is blocked, without failing", () => {
    expect(hidden(undefined)).toBe(false);
    const throwing = Object.defineProperty({}, microBannerKey, { get: blocked });
    expect(hidden(throwing)).toBe(false);
  });

  it("contains nothing that would close its element", () => {
    expect(hideMicroBannerScript).not.toMatch(/<\/|<!--/);
  });
});
