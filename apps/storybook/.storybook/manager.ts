import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { toLook } from "./look.ts";
import { docsThemes } from "./themes.ts";

addons.setConfig({ theme: docsThemes.light, sidebar: { showRoots: true }, enableShortcuts: true });

interface Message {
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** The frame around the stories is dark when they are. */
addons.register("torg/look", (api) => {
  const follow = ({ globals }: Message): void => {
    api.setOptions({ theme: docsThemes[toLook(globals ?? {}).mode] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
