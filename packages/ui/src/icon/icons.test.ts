import { describe, expect, it } from "vitest";
import { drawIcons } from "../testing/drawIcons.ts";

describe("icons", () => {
  it("are the drawings of the icon library, each turned into one path", async () => {
    await expect(await drawIcons()).toMatchFileSnapshot("./icons.ts");
  });
});
