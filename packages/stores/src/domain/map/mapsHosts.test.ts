import { describe, expect, it } from "vitest";
import { mapsHosts, tileHost } from "./mapsHosts.ts";

const blank = { tileUrl: "", key: "", china: false, scriptBase: "https://maps.googleapis.com/maps/api/js" };

describe("mapsHosts", () => {
  it("lists no host for blank settings", () => {
    expect(mapsHosts(blank)).toEqual({ pictures: [], scripts: [] });
    expect(mapsHosts({ ...blank, tileUrl: "/tiles/{z}/{x}/{y}.png" })).toEqual({ pictures: [], scripts: [] });
  });

  it.each([
    ["https://tiles.example/{z}/{x}/{y}.png", "https://tiles.example"],
    ["https://{s}.tile.example/{z}/{x}/{y}.png", "https://*.tile.example"],
    ["http://127.0.0.1:4000/{z}/{x}/{y}.png", "http://127.0.0.1:4000"],
  ])("allows pictures of %s", (tileUrl, host) => {
    expect(mapsHosts({ ...blank, tileUrl })).toEqual({ pictures: [host], scripts: [] });
  });

  it("drops anything that could end the directive", () => {
    expect(mapsHosts({ ...blank, tileUrl: "https://a.example;script-src */{z}" }).pictures).toEqual([
      "https://a.example",
    ]);
    expect(mapsHosts({ ...blank, tileUrl: "javascript:alert(1)" }).pictures).toEqual([]);
  });

  it("allows the places provider once there is a key, and another one in China", () => {
    expect(mapsHosts({ ...blank, key: "abc" }).scripts).toContain("https://maps.googleapis.com");
    expect(mapsHosts({ ...blank, key: "abc", china: true }).scripts).toContain("https://maps.google.cn");
    expect(mapsHosts({ ...blank, key: "abc", scriptBase: "https://places.example/js" })).toEqual({
      pictures: ["https://places.example"],
      scripts: ["https://places.example"],
    });
  });
});

describe("tileHost", () => {
  it("gives the host of the tiles as a readable name", () => {
    expect(tileHost("https://{s}.tile.example/{z}.png")).toBe("tile.example");
    expect(tileHost("https://tiles.example:8443/{z}.png")).toBe("tiles.example:8443");
    expect(tileHost("/tiles/{z}.png")).toBeNull();
    expect(tileHost("")).toBeNull();
  });
});
