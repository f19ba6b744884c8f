import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

declare global {
  interface ImportMetaEnv {
    readonly STORY_LOOK: string;
  }
}

/** After each story its body is compared with the picture taken before; the name holds story and look. */
afterEach(async ({ task }) => {
  const file = task.file.name.replace(/^.*packages\//, "").replace(/\W+/g, "-");
  const name = `${file}-${task.name.replace(/\W+/g, "-")}-${import.meta.env.STORY_LOOK}`;
  await expect(page.elementLocator(document.body)).toMatchScreenshot(name);
});
