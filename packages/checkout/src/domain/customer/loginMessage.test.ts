import { describe, expect, it } from "vitest";
import { loginMessage } from "./loginMessage.ts";

describe("loginMessage", () => {
  it("joins the messages of all fields with a space", () => {
    expect(loginMessage({ email: ["A."], password: ["B.", "C."], x: "D." })).toBe("A. B. C. D.");
    expect(loginMessage("Fel.")).toBe("Fel.");
  });
});
