import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { toLook } from "./look.ts";
import { readableName } from "./readableName.ts";
import { docsThemes } from "./themes.ts";

/** Pages about foundations have nothing to set: they take the place of the panel too. */
const isPage = (storyId: string): boolean => /^(start|foundations)-/.test(storyId);

addons.setConfig({
  theme: docsThemes.light,
  // One way of writing names: parts of the kit are called as they are imported, those of the features as one says them.
  sidebar: { renderLabel: ({ name, type }) => (type === "component" ? readableName(name) : name) },
  layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && !isPage(storyId) },
});

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
