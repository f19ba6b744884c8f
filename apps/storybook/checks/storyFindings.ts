import { axeFindings } from "./axeFindings.ts";
import { takeConsoleProblems } from "./consoleProblems.ts";
import { cutTextFindings } from "./cutTextFindings.ts";
import { describeElement } from "./describeElement.ts";
import { wearLook } from "./looks.ts";
import { setWidth } from "./setWidth.ts";
import { brokenImages } from "./settle.ts";
import { sidewaysFindings } from "./sidewaysFindings.ts";

const narrowest = 320;

/** The story's container: the first element of the page; layers come after it. */
function canvasOf(): Element {
  return document.body.firstElementChild ?? document.body;
}

/** The problems of a rendered story, in all looks, at its width and at 320 px; `[]` when there are none. */
export async function storyFindings(): Promise<readonly string[]> {
  const found = brokenImages().map((image) => `image without a picture: ${describeElement(image)}`);
  found.push(...(await axeFindings(canvasOf())));
  wearLook({ theme: "standard", mode: "light" });
  found.push(...(await cutTextFindings(`${window.innerWidth} px`)));
  await setWidth(narrowest);
  found.push(...sidewaysFindings(`${narrowest} px`));
  found.push(...(await cutTextFindings(`${narrowest} px`)));
  found.push(...takeConsoleProblems());
  return found;
}
