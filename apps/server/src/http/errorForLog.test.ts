import { describe, expect, it } from "vitest";
import { errorForLog } from "./errorForLog.ts";

describe("what the log tells of an error", () => {
  it("is its name, message, code and place, and nothing that hangs on it", () => {
    const detail = "Failing row contains (1, anna@example.se).";
    const error = Object.assign(new Error("new row violates a check"), { code: "23514", detail });
    const told = errorForLog(error);
    expect(told).toEqual({ type: "Error", message: error.message, code: "23514", stack: error.stack });
    expect(JSON.stringify(told)).not.toContain("anna@");
  });

  it("leaves out what a mail server said, which names whom a letter was for", () => {
    const error = Object.assign(new Error("550 5.1.1 <anna@example.se>: unknown"), {
      code: "EENVELOPE",
      responseCode: 550,
      command: "RCPT TO",
    });
    expect(errorForLog(error)).toEqual({ type: "Error", message: "", stack: "", code: "EENVELOPE" });
  });

  it("is a kind only where no error was thrown", () => {
    expect(errorForLog("anna@example.se")).toEqual({ type: "string", message: "", stack: "" });
  });
});
