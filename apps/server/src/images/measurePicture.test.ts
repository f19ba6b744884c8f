import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { measurePicture } from "./measurePicture.ts";

const thing = { input: { create: { width: 200, height: 150, channels: 3 as const, background: "#204060" } } };
const onGround = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 600, height: 400, channels, background } }).composite([thing]);

describe("measurePicture", () => {
  it.each(["jpeg", "png", "webp", "avif"] as const)("reads size and tone of a photograph in %s", async (format) => {
    const { width, height, tone } = await measurePicture(await onGround("#dcd7d0").toFormat(format).toBuffer());
    expect([width, height]).toEqual([600, 400]);
    expect(tone).toMatch(/^#d[bcd]d[678](cf|d0|d1)$/);
  });

  it("gives the size as displayed, even when a camera was turned", async () => {
    const file = await onGround("#dcd7d0").withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await measurePicture(file)).toMatchObject({ width: 400, height: 600 });
  });

  it("gives no tone for an object on white, or for a cut-out", async () => {
    expect((await measurePicture(await onGround("#fff").jpeg().toBuffer())).tone).toBeNull();
    expect((await measurePicture(await onGround("#dcd7d000", 4).png().toBuffer())).tone).toBeNull();
  });

  it("reads a greyscale picture", async () => {
    const { tone } = await measurePicture(await onGround("#808080").toColourspace("b-w").jpeg().toBuffer());
    expect(tone).toMatch(/^#(7f|80|81){3}$/);
  });

  it("fails for a file that is not a picture", async () => {
    await expect(measurePicture(Buffer.from("not a picture"))).rejects.toThrow();
  });
});
