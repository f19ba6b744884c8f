import { configure } from "storybook/test";
import { afterEach, beforeAll, beforeEach, type TestContext } from "vitest";
import { listenToConsole, takeConsoleProblems } from "./consoleProblems.ts";
import { wearLook } from "./looks.ts";
import { comparePicture } from "./picture.ts";
import { usePinnedFont } from "./pinnedFont.ts";
import { setWidth } from "./setWidth.ts";
import { settle } from "./settle.ts";
import { watchShortTimers } from "./shortTimers.ts";
import { storyFindings } from "./storyFindings.ts";

declare global {
  interface ImportMetaEnv {
    /** False when only pictures are wanted. */
    readonly STORY_CHECKS: boolean;
    /** Whether stories of the kit and of whole pages are compared with their pictures. */
    readonly STORY_PICTURES: boolean;
  }
}

const desktop = 1200;
const phone = 390;

function storyIdOf(task: TestContext["task"]): string {
  return "storyId" in task.meta && typeof task.meta.storyId === "string" ? task.meta.storyId : task.name;
}

/** Storybook's own messages, unseen before the story, are no part of the page that is checked. */
function removeMessages(): void {
  for (const message of document.querySelectorAll(".sb-wrapper")) message.remove();
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
  const found = import.meta.env.STORY_CHECKS ? await storyFindings() : [];
  if (found.length > 0) throw new Error(`${id}\n- ${found.join("\n- ")}`);
  if (import.meta.env.STORY_PICTURES && /^(?:kit|pages-whole-pages)-/.test(id)) await comparePictures(id);
});
