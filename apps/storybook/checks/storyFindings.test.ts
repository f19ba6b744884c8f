import "@torg/ui/styles.css";
import "@torg/ui/themes/team-workwear.css";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listenToConsole, takeConsoleProblems } from "./consoleProblems.ts";
import { draw } from "./draw.ts";
import { setWidth } from "./setWidth.ts";
import { settle } from "./settle.ts";
import { storyFindings } from "./storyFindings.ts";

beforeAll(listenToConsole);

beforeEach(async () => {
  document.documentElement.lang = "sv";
  document.title = "Story";
  await setWidth(1200);
  takeConsoleProblems();
});

const pale = `<style>[data-theme="team-workwear"][data-theme-mode="dark"] #pale { color: #333; }</style>
  <p id="pale">Leverans</p>`;

describe("storyFindings", () => {
  it.each([
    ["a text that is too pale in one look", pale, /^team-workwear-dark: axe color-contrast: /],
    ["a field without a name", '<input type="text">', /^every look: axe label: /],
    ["a picture that does not come", '<img src="data:image/png,no" alt="Tvättmaskin">', /^image without a picture: /],
    ["what is wider than a small phone", '<p style="inline-size: 400px">Bred</p>', /^320 px: scrolls sideways/],
    [
      "a text that is cut off when it grows",
      '<p style="block-size: 1.5em; font-size: 16px; overflow: hidden; inline-size: 12rem"><span style="font-size: 1rem">Leverans</span></p>',
      /text of 200 %: cut off: /,
    ],
  ])("contains %s, and nothing else", async (_, html, expected) => {
    draw(`<h1>Kassa</h1>${html}`);
    await settle();
    const found = await storyFindings();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((finding) => !expected.test(finding))).toEqual([]);
  });

  it("contains the console's messages", async () => {
    draw("<h1>Kassa</h1>");
    console.error("lost");
    expect(await storyFindings()).toEqual(["console.error: lost"]);
  });

  it("is empty for a story without problems", async () => {
    draw('<h1>Kassa</h1><label>Ort <input type="text"></label>');
    expect(await storyFindings()).toEqual([]);
  });
});
