import { describe, expect, it } from "vitest";
import { pictureTone } from "./pictureTone.ts";

const tone = "#dcd7d0";

describe("pictureTone", () => {
  it("gives no style without a tone", () => {
    expect(pictureTone({})).toBeUndefined();
    expect(pictureTone({ width: 330, height: 409 })).toBeUndefined();
  });

  it("fills the box for a square picture, and for one of unknown size", () => {
    expect(pictureTone({ tone })).toEqual({ background: tone });
    expect(pictureTone({ tone, width: 440, height: 440 })).toEqual({ background: tone });
    expect(pictureTone({ tone }, "420px")).toEqual({ background: tone });
  });

  it("leaves space beside a tall picture, and above and below a wide one", () => {
    expect(pictureTone({ tone, width: 300, height: 400 })).toEqual({
      background: `${tone} content-box`,
      padding: "0 12.5%",
    });
    expect(pictureTone({ tone, width: 400, height: 300 })).toEqual({
      background: `${tone} content-box`,
      padding: "12.5% 0",
    });
  });

  it("calculates the space in a box that is not always square in CSS", () => {
    expect(pictureTone({ tone, width: 300, height: 400 }, "420px")?.padding).toBe(
      "max(0px,(min(100%,420px) - 100%/0.75)/2) max(0px,(100% - min(100%,420px)*0.75)/2)",
    );
  });
});
