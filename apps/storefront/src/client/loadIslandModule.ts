import { addSheet, isSheet, preloadModule } from "@torg/islands/runtime";
import type { IslandMap, IslandModule } from "@torg/islands/runtime";
import type { FormsScript } from "./createFormsScript.ts";

/** How long a tap takes, in milliseconds. Its own visual feedback is painted before anything that would delay it. */
const tapMs = 120;

/** Loads the module of an island with all its files, after the script of the page's forms. */
export async function loadIslandModule(
  name: string,
  map: IslandMap,
  formsScript: Pick<FormsScript, "loadBeforeIsland">,
): Promise<IslandModule> {
  const files = map[name] ?? [];
  const [address] = files;
  if (address === undefined) throw new Error(`No file for the island ${name}.`);
  // All in parallel, not one after the other as each names the next; nothing is rendered before its styles are loaded.
  const sheets = files.filter(isSheet).map(addSheet);
  for (const file of files) if (!isSheet(file)) preloadModule(file);
  const tapped = new Promise((resolve) => setTimeout(resolve, tapMs));
  await Promise.all([...sheets, formsScript.loadBeforeIsland(), tapped]);
  return import(/* @vite-ignore */ address);
}
