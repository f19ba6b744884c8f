import { describe, expect, it } from "vitest";
import { readableName } from "./readableName.ts";

describe("readableName", () => {
  it.each([
    ["BackToTop", "Back to top"],
    ["SanitisedHtml", "Sanitised HTML"],
    ["Button", "Button"],
    ["Page links", "Page links"],
    ["Right To Left", "Right to left"],
    ["On A Phone", "On a phone"],
    ["From Server Html", "From server HTML"],
    ["Forced colours and print", "Forced colours and print"],
  ])("reads %j as %j", (name, read) => {
    expect(readableName(name)).toBe(read);
  });
});
