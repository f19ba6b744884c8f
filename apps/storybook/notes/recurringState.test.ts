import { describe, expect, it } from "vitest";
import { recurringState } from "./recurringState.ts";
import { recurringStates } from "./recurringStates.ts";

describe("recurringState", () => {
  it("describes a state by the recurring one that its name is or ends with", () => {
    expect(recurringState("Slow")).toBe(recurringStates["Slow"]);
    expect(recurringState("Known Customer Slow")).toBe(recurringStates["Slow"]);
    expect(recurringState("Large Text On A Phone")).toBe(recurringStates["Large Text On A Phone"]);
    expect(recurringState("Phone")).toBe(recurringStates["Phone"]);
  });

  it("says nothing of another width than the state's own", () => {
    expect(recurringState("Long Name On A Narrow Phone")).toBe("");
  });
});
