import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { windowWidths } from "../../packages/ui/src/wire/windowWidths.ts";
import { readText, repositoryFiles, root } from "./repository.ts";
import { breachesOf, hidesFocus, styleRules, withoutOutline } from "./styleRules.ts";
import { declarationsOf } from "./styleSheet.ts";

const sheets = repositoryFiles()
  .filter((file) => /^packages\/[^/]+\/src\/.*\.css$/.test(file))
  .map((file) => ({ file, css: readText(file) }));

const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

describe("declarationsOf", () => {
  it("reads nested rules, at-rules and comments", () => {
    const css =
      "@layer torg.parts { /* no { */ .a { color: red; &:hover { inset: 0 } } @media print { .b { --x: {} } } }";
    expect(declarationsOf(css).slice(0, 2)).toEqual([
      { around: ["@layer torg.parts", ".a"], property: "color", value: "red" },
      { around: ["@layer torg.parts", ".a", "&:hover"], property: "inset", value: "0" },
    ]);
  });
});

describe("the rules of style sheets", () => {
  const broken = [
    ["stands outside the layers", ".a { color: inherit }"],
    ["names a side that does not turn with the direction of writing", "@layer torg.parts { .a { margin-left: 1px } }"],
    ["names a side that does not turn with the direction of writing", "@layer torg.parts { .a { left: 0 } }"],
    ["names a side that does not turn with the direction of writing", "@layer torg.parts { .a { text-align: right } }"],
    [
      "names a side that does not turn with the direction of writing",
      "@layer torg.parts { .a { padding: 0 1px 0 0 } }",
    ],
    ["names a side that does not turn with the direction of writing", "@layer torg.parts { .a { translate: -100% } }"],
    ["takes a colour that is no token", "@layer torg.parts { .a { background: #fff } }"],
    [
      "reaches elements of any page, not only its own",
      "@layer torg.features { details:not([open]) > summary > span + span { display: none } }",
    ],
    ["wins by !important", "@layer torg.parts { .a { display: none !important } }"],
    ["lies on a level that is no token", "@layer torg.parts { .a { z-index: 999 } }"],
  ] as const;

  it.each(broken)("report what %s", (name, css) => {
    const rule = styleRules[name];
    expect(rule === undefined ? [] : breachesOf(rule, "packages/x/src/X.css", css)).toHaveLength(1);
  });

  it("accept values that follow the text direction", () => {
    const css =
      "@layer torg.parts { .a { margin: 0 1px; padding-inline-start: 1px; text-align: start; translate: calc(-100% * var(--torg-direction)) } }";
    expect(Object.values(styleRules).flatMap((rule) => breachesOf(rule, "packages/x/src/X.css", css))).toEqual([]);
  });

  it("detect a removed focus outline without a replacement", () => {
    expect(hidesFocus(".a { outline: none }")).toBe(true);
    expect(hidesFocus(".a { outline: none } .b:focus-within { outline: 2px solid var(--torg-color-focus) }")).toBe(
      false,
    );
  });
});

describe("no style sheet of a package", () => {
  it.each(Object.entries(styleRules))("%s", (_name, rule) => {
    expect(sheets.flatMap(({ file, css }) => breachesOf(rule, file, css))).toEqual([]);
  });

  it("removes an outline without another focus indicator", () => {
    const hiding = sheets.filter(({ file, css }) => hidesFocus(css) && !Object.hasOwn(withoutOutline, nameOf(file)));
    expect(hiding.map(({ file }) => file)).toEqual([]);
  });

  it("has an unnecessary exception from a rule", () => {
    const needless = Object.values(styleRules).flatMap(({ except = {}, ...rule }) =>
      Object.keys(except).filter((key) => {
        const [name = "", property = ""] = key.split(" ");
        return !sheets.some(
          ({ file, css }) =>
            nameOf(file) === name &&
            declarationsOf(css).some((declaration) => declaration.property === property && rule.breaks(declaration)),
        );
      }),
    );
    const seeing = sheets.filter(({ css }) => hidesFocus(css)).map(({ file }) => nameOf(file));
    expect([...needless, ...Object.keys(withoutOutline).filter((name) => !seeing.includes(name))]).toEqual([]);
  });
});

describe("a component that paints a background of the page's colours", () => {
  const colour =
    /--torg-color-(?:surface|sunken|background|accent-subtle|positive-subtle|warning-subtle|danger-subtle)\b/;
  const isRoot = (selector = ""): boolean => /^\.torg-(?:(?!__)[\w-])+$/.test(selector);

  it("sets the colour of its text too, because a page around it may have only dark text", () => {
    const bare = sheets.flatMap(({ file, css }) => {
      const all = declarationsOf(css).filter(({ around }) => isRoot(around.at(-1)));
      const coloured = all.filter(({ property }) => property === "color").map(({ around }) => around.at(-1));
      return all
        .filter(({ property, value }) => property.startsWith("background") && colour.test(value))
        .map(({ around }) => around.at(-1) ?? "")
        .filter((selector) => !coloured.includes(selector))
        .map((selector) => `${nameOf(file)} ${selector}`);
    });
    expect(bare).toEqual([]);
  });
});

describe("every published style sheet", () => {
  it("declares the order of the layers before its rules, so that sheets may be loaded in any order", () => {
    const [order = ""] = /^@layer [^;{]+;/.exec(readText("packages/ui/src/tokens.css")) ?? [];
    const published = globSync("packages/*/dist/**/*.css", { cwd: root, exclude: ["packages/shop/**"] });
    expect(order).not.toBe("");
    expect(published.length).toBeGreaterThan(60);
    expect(published.filter((file) => !readText(file).startsWith(order))).toEqual([]);
  });
});

describe("the widths in media queries", () => {
  /** The small map applies up to and including 768 pixels; everything else changes from that width on. */
  const smallMap = `(width <= ${windowWidths.medium})`;
  const known = Object.values(windowWidths).flatMap((width) => [`(width < ${width})`, `(width >= ${width})`]);
  const asked = repositoryFiles()
    .filter((file) => /^(packages\/[^/]+|apps\/storefront)\/src\/.*\.css$/.test(file))
    .flatMap((file) =>
      [...readText(file).matchAll(/@media ([^{]*)/g)].flatMap(([, query = ""]) =>
        (query.match(/\([^()]*width[^()]*\)/g) ?? []).map((width) => ({ file, width })),
      ),
    );

  /** Widths in letters: how much fits beside each other where the visitor has made the letters larger. */
  const inLetters: readonly string[] = [
    "SiteHeader.css (width < 12rem)",
    "SiteHeader.css (width >= 52rem)",
    "HomePage.css (width >= 69rem)",
  ];

  it("are the kit's everywhere, in one notation, so that no width falls between two of them", () => {
    expect(asked.length).toBeGreaterThan(20);
    const others = asked.filter(
      ({ file, width }) => !known.includes(width) && !inLetters.includes(`${nameOf(file)} ${width}`),
    );
    expect(others.map(({ file, width }) => `${nameOf(file)} ${width}`)).toEqual([`StoreMapFrame.css ${smallMap}`]);
    for (const { file } of others) {
      const [, ruled = ""] = readText(file).split(`@media ${smallMap} {`);
      expect(ruled).toMatch(/^\s*\.[\w-]+-frame \{\s*min-block-size: 300px;\s*\}\s*\}/);
    }
  });

  it("are defined in one script, which the others use", () => {
    const scripts = repositoryFiles().filter(
      (file) => /^(packages\/[^/]+|apps\/storefront)\/src\/.*\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file),
    );
    const breaches = scripts.filter((file) => /\((?:min-|max-)?width\s*(?:[<>]=?|:)\s*[\d.]/.test(readText(file)));
    expect(breaches).toEqual(["packages/ui/src/wire/windowWidths.ts"]);
  });
});
