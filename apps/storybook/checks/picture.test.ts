import "@torg/ui/styles.css";
import "@torg/ui/themes/team-workwear.css";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { draw } from "./draw.ts";
import { wearLook } from "./looks.ts";
import { comparePicture } from "./picture.ts";
import { usePinnedFont } from "./pinnedFont.ts";

const { style } = document.documentElement;
const buttons = `
  <button class="torg-button" data-variant="primary">Fortsätt till leverans</button>
  <button class="torg-button">Avbryt</button>`;

beforeAll(usePinnedFont);
beforeAll(() => page.viewport(390, 900));
afterEach(() => {
  style.removeProperty("--torg-color-accent");
  wearLook({ theme: "standard", mode: "light" });
});

const compare = (html: string): Promise<void> => {
  draw(html);
  return comparePicture("buttons", 390);
};

describe.runIf(import.meta.env.STORY_PICTURES)("comparePicture", () => {
  it("matches an earlier picture, again and again", async () => {
    wearLook({ theme: "standard", mode: "light" });
    for (let time = 0; time < 3; time += 1) await compare(buttons);
  });

  it("notices padding that is 7 px larger", async () => {
    const canvas = draw(buttons);
    const button = canvas.querySelector("button");
    const padding = Number.parseFloat(button === null ? "" : getComputedStyle(button).paddingInlineStart);
    button?.style.setProperty("padding-inline-start", `${padding + 7}px`);
    await expect(comparePicture("buttons", 390)).rejects.toThrow(/pixels|dimensions/);
  });

  it("notices a colour that is slightly greener", async () => {
    style.setProperty("--torg-color-accent", "#0a6650");
    await expect(compare(buttons)).rejects.toThrow(/pixels/);
  });

  it("notices another look, and one more letter", async () => {
    await expect(compare(buttons.replace("Avbryt", "Avbryta"))).rejects.toThrow(/pixels|dimensions/);
    wearLook({ theme: "team-workwear", mode: "dark" });
    await expect(compare(buttons)).rejects.toThrow(/pixels/);
  });

  it("reports a story without a picture", async () => {
    draw(buttons);
    await expect(comparePicture("nowhere", 390)).rejects.toThrow(/No existing reference/);
  });
});
