import { describe, expect, it } from "vitest";
import { readConfig } from "./readConfig.ts";

describe("readConfig", () => {
  it("has a value for everything that is not said", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      dataDir: ".data",
      databaseUrl: undefined,
      dataSet: "demo",
      hasTestControl: false,
      hasDevelopmentBar: false,
    });
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });

  it("shows the development bar outside production only", () => {
    expect(readConfig({ DEVELOPMENT_BAR: "1" }).hasDevelopmentBar).toBe(true);
    expect(readConfig({ DEVELOPMENT_BAR: "1", NODE_ENV: "production" }).hasDevelopmentBar).toBe(false);
  });

  it("names every variable that it cannot use", () => {
    expect(() => readConfig({ PORT: "http", SHOP_DATA: "all" })).toThrow(/PORT, SHOP_DATA/);
  });
});
