import { describe, expect, it } from "vitest";
import { readArguments } from "./readArguments.ts";

describe("readArguments", () => {
  it("checks an address with the defaults", () => {
    expect(readArguments(["verify", "http://localhost:3000"])).toEqual({
      name: "verify",
      address: "http://localhost:3000",
      only: [],
      products: [],
      timeout: 30_000,
      isJson: false,
      orders: false,
      dataFile: null,
    });
  });

  it("reads every option", () => {
    const options = [
      "--only",
      "cart,7.5",
      "--only",
      "csrf",
      "--product",
      "7001,7002",
      "--timeout",
      "2.5",
      "--json",
      "--orders",
      "--data",
      "a.json",
    ];
    expect(readArguments(["verify", "https://shop.example", ...options])).toMatchObject({
      only: ["cart", "7.5", "csrf"],
      products: [7001, 7002],
      timeout: 2500,
      isJson: true,
      orders: true,
      dataFile: "a.json",
    });
  });

  it("shows the help when there are no arguments", () => {
    expect(readArguments([])).toEqual({ name: "help" });
    expect(readArguments(["verify", "-h"])).toEqual({ name: "help" });
    expect(readArguments(["openapi"])).toEqual({ name: "openapi" });
  });

  it.each([
    [["verify"], "address"],
    [["verify", "localhost:3000"], "address"],
    [["verify", "http://a.example", "--timeout", "soon"], "seconds"],
    [["verify", "http://a.example", "--unheard-of"], "--unheard-of"],
    [["verify", "http://a.example", "--product", "one"], "ids"],
    [["check", "http://a.example"], "check"],
  ])("says what is wrong with %j", (args, word) => {
    const read = readArguments(args);
    expect("problem" in read ? read.problem : "").toContain(word);
  });
});
