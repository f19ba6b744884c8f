/** The options of the toolbar with their values; the first value is the default. */
const looks = {
  theme: ["standard", "team-workwear", "newsprint"],
  mode: ["light", "dark"],
  direction: ["ltr", "rtl"],
  textSize: ["100", "150", "200"],
  motion: ["full", "reduced"],
} as const;

type Chosen = Readonly<Record<string, unknown>>;

function valueOf<Name extends keyof typeof looks>(chosen: Chosen, name: Name): (typeof looks)[Name][number] {
  const values: readonly (typeof looks)[Name][number][] = looks[name];
  return values.find((value) => value === String(chosen[name])) ?? looks[name][0];
}

/** How a story is shown. */
export interface Look {
  readonly theme: (typeof looks)["theme"][number];
  readonly mode: "light" | "dark";
  readonly direction: "ltr" | "rtl";
  /** Root font size in percent. */
  readonly textSize: "100" | "150" | "200";
  /** Reduced, or as the system prefers. */
  readonly motion: "full" | "reduced";
}

/** The look chosen by Storybook's globals; an unknown value gives the first one. */
export function toLook(globals: Chosen): Look {
  return {
    theme: valueOf(globals, "theme"),
    mode: valueOf(globals, "mode"),
    direction: valueOf(globals, "direction"),
    textSize: valueOf(globals, "textSize"),
    motion: valueOf(globals, "motion"),
  };
}
