import { describe, expect, it, vi } from "vitest";
import type { SessionMemory } from "../domain/microBanner.ts";
import { createMicroBannerState } from "./createMicroBannerState.ts";

vi.mock("react", () => {
  throw new Error("A room below React has imported react.");
});

function aMemory(stored: Record<string, string> = {}): SessionMemory {
  const values = new Map(Object.entries(stored));
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

const blocked: SessionMemory = {
  getItem() {
    throw new Error("blocked");
  },
  setItem() {
    throw new Error("blocked");
  },
};

describe("createMicroBannerState", () => {
  it("stays hidden for the session once closed", () => {
    const memory = aMemory();
    const state = createMicroBannerState(memory);
    expect(state.getState().isVisible).toBe(true);
    state.close();
    expect(state.getState().isVisible).toBe(false);
    expect(memory.getItem("hideMicroBanner")).toBe("true");
    expect(createMicroBannerState(memory).getState().isVisible).toBe(false);
  });

  it("shows for any other stored value", () => {
    expect(createMicroBannerState(aMemory({ hideMicroBanner: "1" })).getState().isVisible).toBe(true);
  });

  it("works without storage", () => {
    const state = createMicroBannerState(blocked);
    expect(state.getState().isVisible).toBe(true);
    state.close();
    expect(state.getState().isVisible).toBe(false);
  });
});
