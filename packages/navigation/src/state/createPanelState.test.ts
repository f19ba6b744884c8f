import { describe, expect, it } from "vitest";
import { createPanelState } from "./createPanelState.ts";

describe("createPanelState", () => {
  it("keeps at most one panel open", () => {
    const state = createPanelState();
    state.toggle("menu");
    state.toggle("filters");
    expect(state.getState().open).toBe("filters");
    state.closeAll();
    expect(state.getState().open).toBeNull();
  });
});
