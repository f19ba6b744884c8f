import type { Decorator } from "@storybook/react-vite";
import { type Look, toLook } from "./look.ts";
import { reduceMotion } from "./reduceMotion.ts";

/** Applies a look to the whole page. */
export function showLook(look: Look): void {
  const page = document.documentElement;
  page.lang = "sv";
  page.dir = look.direction;
  page.dataset["theme"] = look.theme;
  page.dataset["themeMode"] = look.mode;
  page.style.fontSize = look.textSize === "100" ? "" : `${look.textSize}%`;
  reduceMotion(look.motion === "reduced");
}

/** Shows a story in the chosen look: on its own page, or in a box of its own within a docs page. */
export const withLook: Decorator = (Story, { globals, viewMode }) => {
  const look = toLook(globals);
  if (viewMode === "docs") {
    return (
      <div className="docs-look" lang="sv" dir={look.direction} data-theme={look.theme} data-theme-mode={look.mode}>
        <Story />
      </div>
    );
  }
  showLook(look);
  return <Story />;
};
