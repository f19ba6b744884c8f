import { describe, expect, it } from "vitest";
import { wasaOrderId } from "./wasaOrderId.ts";

describe("wasaOrderId", () => {
  it.each([
    [[]],
    [null],
    [undefined],
    [{}],
    ["W-1"],
    [[{ key: "other", value: "1" }]],
    [[{ key: "other" }, { key: "wasakredit-order-id", value: "1" }]],
    [[{ key: "wasakredit-order-id" }]],
    [[{ key: "wasakredit-order-id", value: "" }]],
    [[null]],
  ])("finds no order in %j", (references) => {
    expect(wasaOrderId(references)).toBeNull();
  });

  it("reads the order from the first item", () => {
    expect(wasaOrderId([{ key: "wasakredit-order-id", value: "W-7781" }, { key: "other" }])).toBe("W-7781");
    expect(wasaOrderId([{ key: "wasakredit-order-id", value: 1 }])).toBe("1");
  });
});
