import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/manager-api";
import { toLook } from "./look.ts";
import { readableName } from "./readableName.ts";
import { docsThemes } from "./themes.ts";

/** Foundations pages have no controls: they use the panel's room too. */
const isPage = (storyId: string): boolean => /^(start|foundations)-/.test(storyId);

addons.setConfig({
  theme: docsThemes.light,
  // Consistent names: parts are named as imported, states as Storybook writes their exports.
  sidebar: { renderLabel: ({ name, type }) => (type === "component" || type === "story" ? readableName(name) : name) },
  layoutCustomisations: { showPanel: ({ storyId }, shown) => shown && !isPage(storyId) },
});

interface Message {
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** Storybook's frame is dark when the stories are. */
addons.register("torg/look", (api) => {
  const follow = ({ globals }: Message): void => {
    api.setOptions({ theme: docsThemes[toLook(globals ?? {}).mode] });
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
