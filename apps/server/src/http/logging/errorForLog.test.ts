import { describe, expect, it } from "vitest";
import { errorForLog } from "./errorForLog.ts";

describe("an error in the log", () => {
  it("has its name, message, code and place, and no other properties", () => {
    const detail = "Failing row contains (1, anna@example.se).";
    const error = Object.assign(new Error("new row violates a check"), { code: "23514", detail });
    const told = errorForLog(error);
    expect(told).toEqual({ type: "Error", message: error.message, code: "23514", stack: error.stack });
    expect(JSON.stringify(told)).not.toContain("anna@");
  });

  it("leaves out a mail server's response, which names the recipient", () => {
    const error = Object.assign(new Error("550 5.1.1 <anna@example.se>: unknown"), {
      code: "EENVELOPE",
      responseCode: 550,
      command: "RCPT TO",
    });
    expect(errorForLog(error)).toEqual({ type: "Error", message: "", stack: "", code: "EENVELOPE" });
  });

  it("has only a type when the thrown value is no error", () => {
    expect(errorForLog("anna@example.se")).toEqual({ type: "string", message: "", stack: "" });
  });
});
