import { describe, expect, it } from "vitest";
import { readConfig } from "./readConfig.ts";

describe("readConfig", () => {
  it("has a default for everything", () => {
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

  it("shows the development bar only outside production", () => {
    expect(readConfig({ DEVELOPMENT_BAR: "1" }).hasDevelopmentBar).toBe(true);
    expect(readConfig({ DEVELOPMENT_BAR: "1", NODE_ENV: "production" }).hasDevelopmentBar).toBe(false);
  });

  it("names every invalid variable", () => {
    expect(() => readConfig({ PORT: "http", SHOP_DATA: "all" })).toThrow(/PORT, SHOP_DATA/);
  });

  it("requires all or none of the settings of the bucket for uploads and pictures", () => {
    const whole = {
      S3_ENDPOINT: "https://s3.example",
      S3_BUCKET: "shop-files",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    expect(readConfig({}).s3).toBeNull();
    expect(readConfig({ ...whole, S3_PREFIX: "shops/one" }).s3).toEqual({
      endpoint: "https://s3.example",
      bucket: "shop-files",
      region: "us-east-1",
      accessKeyId: "key",
      secretAccessKey: "secret",
      prefix: "shops/one",
    });
    expect(() => readConfig({ ...whole, S3_BUCKET: "" })).toThrow(/store of objects is incomplete/);
    expect(() => readConfig({ ...whole, S3_ENDPOINT: "s3.example", S3_PREFIX: "../x" })).toThrow(
      /S3_ENDPOINT, S3_PREFIX/,
    );
  });
});
