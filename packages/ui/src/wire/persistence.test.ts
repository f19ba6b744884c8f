import { describe, expect, it } from "vitest";
import { collapsibleKey, type OpenStorage, readOpen, writeOpen } from "./persistence.ts";

function aStorage(): OpenStorage {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

/** Full storage: reading works, every write fails. */
const fullStorage: OpenStorage = {
  getItem: () => "1",
  setItem: () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  },
};

const closedStorage = (): OpenStorage => {
  throw new Error("The page may not store anything.");
};

describe("collapsibleKey", () => {
  it("is a prefix and the name", () => {
    expect(collapsibleKey("villkor")).toBe("collapsible.villkor");
  });

  it.each([undefined, ""])("throws for the name %j", (name) => {
    expect(() => collapsibleKey(name)).toThrow("Collapsible: persist requires a name.");
  });
});

describe("readOpen and writeOpen", () => {
  it("read back what was stored", () => {
    const storage = aStorage();
    expect(readOpen(() => storage, "collapsible.a")).toBeNull();
    writeOpen(() => storage, "collapsible.a", true);
    expect(readOpen(() => storage, "collapsible.a")).toBe(true);
    writeOpen(() => storage, "collapsible.a", false);
    expect(readOpen(() => storage, "collapsible.a")).toBe(false);
  });

  it("do nothing when storage is blocked", () => {
    expect(() => writeOpen(closedStorage, "collapsible.a", true)).not.toThrow();
    expect(readOpen(closedStorage, "collapsible.a")).toBeNull();
  });

  it("do not fail when storage is full", () => {
    expect(() => writeOpen(() => fullStorage, "collapsible.a", false)).not.toThrow();
    expect(readOpen(() => fullStorage, "collapsible.a")).toBe(true);
  });
});
