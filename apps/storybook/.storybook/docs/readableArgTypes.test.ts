import { describe, expect, it } from "vitest";
import { readableArgTypes, readableType, toReadable } from "./readableArgTypes.ts";

const missing = { name: "other", value: "undefined" } as const;

describe("readableType", () => {
  it("lists the members of a union and leaves undefined out", () => {
    const sizes = { name: "enum", value: ["small", "large"] } as const;
    expect(readableType({ name: "union", value: [{ ...sizes, value: [...sizes.value] }, missing] })).toBe(
      '"small" | "large"',
    );
  });

  it("puts a function in parentheses in a union", () => {
    const change = { name: "function", raw: "(open: boolean) => void" } as const;
    expect(readableType({ name: "union", value: [change, missing] })).toBe("(open: boolean) => void");
    expect(readableType({ name: "union", value: [change, { name: "string" }] })).toBe(
      "((open: boolean) => void) | string",
    );
  });

  it("keeps the name of a named type", () => {
    expect(readableType({ name: "other", value: "ReactNode" })).toBe("ReactNode");
    expect(readableType({ name: "array", raw: "readonly Item[]", value: missing })).toBe("readonly Item[]");
  });
});

describe("toReadable", () => {
  const row = (value: "boolean" | "string") => ({
    name: "x",
    type: { name: "union" as const, value: [{ name: value }, missing] },
    table: { type: { summary: "union" } },
  });

  it("uses a switch for booleans and a field for text", () => {
    const rows = toReadable({ busy: row("boolean"), label: row("string") }, {});
    expect(rows["busy"]?.control).toEqual({ type: "boolean" });
    expect(rows["label"]?.control).toEqual({ type: "text" });
    expect(rows["label"]?.table?.type?.summary).toBe("string");
  });

  it("has no control for values that a story fills with an element", () => {
    expect(toReadable({ title: row("string") }, { title: { type: "b", props: {} } })["title"]?.control).toBe(false);
  });

  it("ignores values of unknown type", () => {
    expect(toReadable({ extra: { name: "extra" } }, {})["extra"]).toEqual({ name: "extra" });
  });
});

describe("readableArgTypes", () => {
  const controlIn = (parameters: Readonly<Record<string, unknown>>) =>
    readableArgTypes({
      componentId: "part",
      title: "Part",
      kind: "Part",
      id: "part--plain",
      name: "Plain",
      story: "Plain",
      tags: [],
      parameters: { ...parameters },
      initialArgs: {},
      storyGlobals: {},
      argTypes: {
        busy: { name: "busy", type: { name: "boolean" }, table: { type: { summary: "boolean" } } },
      },
    })["busy"]?.control;

  it("has controls for stories that use their args, and none for those that ignore them", () => {
    expect(controlIn({ __isArgsStory: true })).toEqual({ type: "boolean" });
    expect(controlIn({ __isArgsStory: false })).toBe(false);
  });
});
