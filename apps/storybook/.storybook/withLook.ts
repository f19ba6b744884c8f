import type { Decorator } from "@storybook/react-vite";

const known = (value: unknown, values: readonly string[]): string =>
  values.find((candidate) => candidate === value) ?? values[0] ?? "";

/** Puts the theme, light or dark, and the language of the shop on the page of a story. */
export const withLook: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.lang = "sv";
  page.dataset["theme"] = known(globals["theme"], ["standard", "team-workwear"]);
  page.dataset["themeMode"] = known(globals["mode"], ["light", "dark"]);
  return Story();
};
