import { describe, expect, it } from "vitest";
import { listenToConsole, takeConsoleProblems } from "./consoleProblems.ts";

describe("takeConsoleProblems", () => {
  it("contains errors and warnings since the last call, and nothing else", () => {
    listenToConsole();
    takeConsoleProblems();
    console.warn("Each child in a list should have a key.");
    console.error(new Error("lost"));
    console.info("fine");
    expect(takeConsoleProblems()).toEqual([
      "console.warn: Each child in a list should have a key.",
      "console.error: Error: lost",
    ]);
    expect(takeConsoleProblems()).toEqual([]);
  });

  it("reports each once, though every file of a page starts listening", () => {
    listenToConsole();
    listenToConsole();
    console.error("lost");
    expect(takeConsoleProblems()).toEqual(["console.error: lost"]);
  });
});
