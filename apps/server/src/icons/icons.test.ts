import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop, type TestShop } from "../testing/startTestShop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({});
});
afterAll(() => shop.close());

describe("the icon of the shop", () => {
  it.each([
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/apple-touch-icon.png", 180],
  ])("is at %s, and square", async (url, size) => {
    const answer = await shop.server.inject(url);
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(answer.headers["cache-control"]).toBe("public, max-age=86400");
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: "png" });
  });

  it("has no transparent parts where a phone crops it", async () => {
    const answer = await shop.server.inject("/apple-touch-icon.png");
    expect((await sharp(answer.rawPayload).stats()).isOpaque).toBe(true);
  });

  it("is a drawing, and an icon file that contains a picture", async () => {
    const drawing = await shop.server.inject("/favicon.svg");
    expect([drawing.headers["content-type"], drawing.body.slice(0, 4)]).toEqual(["image/svg+xml", "<svg"]);
    const file = (await shop.server.inject("/favicon.ico")).rawPayload;
    expect(file.readUInt32LE(0)).toBe(0x1_00_00);
    const inside = await sharp(file.subarray(file.readUInt32LE(18))).metadata();
    expect([inside.width, inside.format, file.length]).toEqual([32, "png", 22 + file.readUInt32LE(14)]);
  });

  it("is listed in a manifest with the shop's own name and colours", async () => {
    const answer = await shop.server.inject("/site.webmanifest");
    expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    expect(answer.json()).toMatchObject({
      name: "Nordhem",
      lang: "sv",
      theme_color: "#ffffff",
      icons: [{ src: "/icon-192.png" }, { src: "/icon-512.png" }],
    });
  });
});
