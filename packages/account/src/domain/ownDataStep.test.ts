import { expect, it } from "vitest";
import { hasEnded, type OwnDataStep } from "./index.ts";

it("knows after which steps nobody is logged in any more", () => {
  const steps: readonly OwnDataStep[] = ["overview", "leave", "erase", "left", "erased"];
  expect(steps.filter(hasEnded)).toEqual(["left", "erased"]);
});
