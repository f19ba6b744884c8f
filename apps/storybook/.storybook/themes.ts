import { create, type ThemeVars, type ThemeVarsPartial } from "storybook/theming";

const font = '-apple-system, "Segoe UI Variable Text", "Segoe UI", Roboto, "Noto Sans", Arial, sans-serif';

interface Colors {
  readonly background: string;
  readonly surface: string;
  readonly sunken: string;
  readonly text: string;
  readonly muted: string;
  readonly border: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** Token colours by mode. Storybook derives shades from them and cannot read custom properties. */
const colors: Readonly<Record<"light" | "dark", Colors>> = {
  light: {
    background: "#ffffff",
    surface: "#ffffff",
    sunken: "#f3f6f4",
    text: "#14201c",
    muted: "#53625c",
    border: "#dde4e0",
    accent: "#0a5c4c",
    onAccent: "#ffffff",
  },
  dark: {
    background: "#0f1513",
    surface: "#18201d",
    sunken: "#0a0f0d",
    text: "#e9efec",
    muted: "#a2b0aa",
    border: "#2c3733",
    accent: "#6fd3b4",
    onAccent: "#06231b",
  },
};

const brand = ({ text, muted }: Colors): string =>
  `<span style="display:inline-flex;align-items:baseline;gap:.5em;font:700 20px/1 ${font.replaceAll('"', "'")};` +
  `letter-spacing:-.03em;color:${text}">Torg<span style="font-size:12px;font-weight:400;letter-spacing:0;color:${muted}">kit and features</span></span>`;

function toTheme(mode: "light" | "dark"): ThemeVars {
  const { background, surface, sunken, text, muted, border, accent, onAccent } = colors[mode];
  const vars: ThemeVarsPartial = {
    base: mode,
    brandTitle: brand(colors[mode]),
    brandTarget: "_self",
    brandUrl: "./?path=/story/start--start",
    colorPrimary: accent,
    colorSecondary: accent,
    appBg: sunken,
    appContentBg: background,
    appPreviewBg: background,
    appBorderColor: border,
    appBorderRadius: 8,
    appHoverBg: border,
    fontBase: font,
    fontCode: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
    textColor: text,
    textInverseColor: onAccent,
    textMutedColor: muted,
    barBg: surface,
    barTextColor: muted,
    barHoverColor: accent,
    barSelectedColor: accent,
    buttonBg: surface,
    buttonBorder: border,
    booleanBg: sunken,
    booleanSelectedBg: surface,
    inputBg: surface,
    inputBorder: border,
    inputTextColor: text,
    inputBorderRadius: 8,
  };
  return create(vars);
}

/** Storybook in the colours and the font of the standard theme, light and dark. */
export const docsThemes: Readonly<Record<"light" | "dark", ThemeVars>> = {
  light: toTheme("light"),
  dark: toTheme("dark"),
};
