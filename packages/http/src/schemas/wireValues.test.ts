import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import {
  requestFlag,
  wireAmount,
  wireAmountOrNull,
  wireFlag,
  wireFlagOr,
  wireInteger,
  wireIntegerOrNull,
  wireList,
  wireNumber,
  wireNumberOrNull,
  wireNumberOrZero,
  wireText,
  wireTextOr,
  wireTextOrNull,
} from "../index.ts";

describe("wireFlag", () => {
  it("reads true, 1 and the text 1 as set, and nothing else", () => {
    expect([true, 1, "1"].map((value) => wireFlag.parse(value))).toEqual([true, true, true]);
    expect([false, 0, "0", null, undefined, "true", 2].some((value) => wireFlag.parse(value))).toBe(false);
  });
});

describe("requestFlag", () => {
  it("is written as 1 or 0", () => {
    expect([true, "1", false, "0", undefined].map((value) => requestFlag.parse(value))).toEqual([1, 1, 0, 0, 0]);
  });
});

describe("wireNumber and wireInteger", () => {
  it("read numbers that come as text", () => {
    expect(wireNumber.parse("3992.8")).toBe(3992.8);
    expect(wireInteger.parse("1001")).toBe(1001);
  });

  it("read a decimal comma, and reject a comma that may separate thousands", () => {
    expect(["6990,50", "-0,5", " 12,25 "].map((value) => wireAmount.parse(value))).toEqual([6990.5, -0.5, 12.25]);
    expect([wireAmountOrNull.parse("6990,50"), wireNumber.parse("44,5")]).toEqual([6990.5, 44.5]);
    expect(["6,990", "6,990,50", ",5", "5,"].some((value) => wireAmount.safeParse(value).success)).toBe(false);
  });

  it.each(["", " ", "12a", "0x10", "1e3", null, undefined, Infinity])("reject %j", (value) => {
    expect(wireNumber.safeParse(value).success).toBe(false);
    expect(wireInteger.safeParse(value).success).toBe(false);
  });

  it("reject a fraction where a whole number is required", () => {
    expect(wireInteger.safeParse("1.5").success).toBe(false);
  });
});

describe("values that may be missing", () => {
  it("become null or the empty text", () => {
    expect([null, undefined, ""].map((value) => wireNumberOrNull.parse(value))).toEqual([null, null, null]);
    expect([null, undefined, ""].map((value) => wireTextOrNull.parse(value))).toEqual([null, null, null]);
    expect([null, undefined, ""].map((value) => wireText.parse(value))).toEqual(["", "", ""]);
    expect([wireNumberOrNull.parse("7"), wireTextOrNull.parse(7), wireText.parse("7")]).toEqual([7, "7", "7"]);
  });
});

describe("values that mean something when they are missing", () => {
  it("get the configured default", () => {
    expect([undefined, "1", false].map((value) => wireFlagOr(true).parse(value))).toEqual([true, true, false]);
    expect(wireFlagOr(false).parse(undefined)).toBe(false);
    expect([undefined, null, "", 7].map((value) => wireTextOr("standard").parse(value))).toEqual([
      "standard",
      "standard",
      "",
      "7",
    ]);
    expect([undefined, null, 0, 2.5].map((value) => wireNumberOrZero.parse(value))).toEqual([0, 0, 0, 2.5]);
    expect([undefined, null, "7"].map((value) => wireIntegerOrNull.parse(value))).toEqual([null, null, 7]);
  });

  it("reject values they do not know", () => {
    expect(wireNumberOrZero.safeParse("2").success).toBe(false);
    expect(wireIntegerOrNull.safeParse("7.5").success).toBe(false);
  });
});

describe("wireList", () => {
  const list = wireList(z.object({ id: wireInteger }), "products");

  it.each([[[{ id: 1 }]], [{ products: [{ id: "1" }] }], [{ data: [{ id: 1 }] }]])("reads %j", (value) => {
    expect(list.parse(value)).toEqual([{ id: 1 }]);
  });

  it("is empty when it is missing and rejects anything but a list", () => {
    expect(list.parse(null)).toEqual([]);
    expect(z.object({ list }).parse({})).toEqual({ list: [] });
    expect(list.safeParse({ items: [] }).success).toBe(false);
    expect(list.safeParse("none").success).toBe(false);
  });
});
