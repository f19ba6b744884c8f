import { configure } from "storybook/test";
import { afterEach, beforeAll, beforeEach, type TestContext } from "vitest";
import { page } from "vitest/browser";
import { axeFindings } from "./axeFindings.ts";
import { listenToConsole, takeConsoleProblems } from "./consoleProblems.ts";
import { cutTextFindings } from "./cutTextFindings.ts";
import { describeElement } from "./describeElement.ts";
import { wearLook } from "./looks.ts";
import { comparePicture } from "./picture.ts";
import { usePinnedFont } from "./pinnedFont.ts";
import { brokenImages, nextLayout, settle } from "./settle.ts";
import { watchShortTimers } from "./shortTimers.ts";
import { sidewaysFindings } from "./sidewaysFindings.ts";

declare global {
  interface ImportMetaEnv {
    /** False when only pictures are wanted. */
    readonly STORY_CHECKS: boolean;
    /** Whether stories of the kit are compared with their pictures. */
    readonly STORY_PICTURES: boolean;
  }
}

const desktop = 1200;
const phone = 390;
const narrowest = 320;

function storyIdOf(task: TestContext["task"]): string {
  return "storyId" in task.meta && typeof task.meta.storyId === "string" ? task.meta.storyId : task.name;
}

async function setWidth(width: number): Promise<void> {
  await page.viewport(width, 900);
  await nextLayout();
}

/** What the story was drawn into: the first thing in the page; layers come after it. */
function canvasOf(): Element {
  return document.body.firstElementChild ?? document.body;
}

/** Storybook's own messages, unseen before the story, are no part of the page that is checked. */
function removeMessages(): void {
  for (const message of document.querySelectorAll(".sb-wrapper")) message.remove();
}

async function findingsOf(): Promise<readonly string[]> {
  const found = brokenImages().map((image) => `image without a picture: ${describeElement(image)}`);
  found.push(...(await axeFindings(canvasOf())));
  wearLook({ theme: "standard", mode: "light" });
  found.push(...(await cutTextFindings(`${desktop} px`)));
  await setWidth(narrowest);
  found.push(...sidewaysFindings(`${narrowest} px`));
  found.push(...(await cutTextFindings(`${narrowest} px`)));
  found.push(...takeConsoleProblems());
  return found;
}

/** Each look is pictured at a width of its own, so that two pictures show what a desktop and what a phone shows. */
async function comparePictures(id: string): Promise<void> {
  wearLook({ theme: "standard", mode: "light" });
  await setWidth(desktop);
  await comparePicture(`standard-light/${id}`, desktop);
  wearLook({ theme: "team-workwear", mode: "dark" });
  await setWidth(phone);
  await comparePicture(`team-workwear-dark/${id}`, phone);
}

// Ending a wait takes no longer than before; but on a machine that draws for others, a frame may be seconds late.
configure({ asyncUtilTimeout: 5000 });
listenToConsole();
watchShortTimers();
beforeAll(removeMessages);
beforeAll(usePinnedFont);
beforeEach(() => void takeConsoleProblems());

afterEach(async ({ task }) => {
  if (task.result?.state === "fail") return;
  const id = storyIdOf(task);
  await settle();
  const found = import.meta.env.STORY_CHECKS ? await findingsOf() : [];
  if (found.length > 0) throw new Error(`${id}\n- ${found.join("\n- ")}`);
  if (import.meta.env.STORY_PICTURES && id.startsWith("kit-")) await comparePictures(id);
});
