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
    /** False when only pictures are compared. */
    readonly STORY_CHECKS: boolean;
    /** Whether stories of the kit and of whole pages are compared with their reference pictures. */
    readonly STORY_PICTURES: boolean;
  }
}

const desktop = 1200;
const phone = 390;

function storyIdOf(task: TestContext["task"]): string {
  return "storyId" in task.meta && typeof task.meta.storyId === "string" ? task.meta.storyId : task.name;
}

/** Storybook's own hidden messages are not part of the page that is checked. */
function removeMessages(): void {
  for (const message of document.querySelectorAll(".sb-wrapper")) message.remove();
}

/** Each look is compared at a width of its own, so that two pictures cover desktop and phone. */
async function comparePictures(id: string): Promise<void> {
  wearLook({ theme: "standard", mode: "light" });
  await setWidth(desktop);
  await comparePicture(`standard-light/${id}`, desktop);
  wearLook({ theme: "team-workwear", mode: "dark" });
  await setWidth(phone);
  await comparePicture(`team-workwear-dark/${id}`, phone);
}

// Successful waits take no longer; but on a busy machine, a frame may be seconds late.
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
