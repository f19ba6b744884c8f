import { describe, expect, it } from "vitest";
import { browserTargets } from "../../tools/build/browserTargets.mjs";
import { newInScript, newInSheet, ownNames } from "./browserSupport.ts";
import { readText, repositoryFiles } from "./repository.ts";

const page = "docs/browsers.md";
const targets = browserTargets;
const ours = repositoryFiles().filter(
  (file) =>
    /^(packages|apps\/storefront)\/.*\/?src\//.test(file) &&
    !/^packages\/(conformance|facets|feed)\/|\.(test|stories|notes)\.|\/(testing|fixtures)\//.test(file),
);
const sheets = ours.filter((file) => file.endsWith(".css"));
const scripts = ours.filter((file) => /\.tsx?$/.test(file));

/** Members of other objects that share a name with a browser feature. */
const ofOthers: readonly string[] = [
  "toArray" /* React.Children */,
  "features" /* GeoJSON */,
  "getLayers" /* Leaflet */,
  "is" /* the attribute that sanitising removes */,
];

/** The names in backticks in the first column of the page's tables. */
function toldNames(): readonly string[] {
  const cells = readText(page).match(/^\| [^|\n]*`[^|\n]*\|/gm) ?? [];
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
}

function found(): ReadonlyMap<string, readonly string[]> {
  const own = ownNames(scripts.map(readText));
  const uses = [
    ...sheets.map((file) => ({ file, names: newInSheet(readText(file), targets) })),
    ...scripts.map((file) => ({ file, names: newInScript(readText(file), targets, own) })),
  ].flatMap(({ file, names }) => names.map((name) => ({ file, name })));
  const names = [...new Set(uses.map(({ name }) => name))].filter((name) => !ofOthers.includes(name));
  return new Map(names.map((name) => [name, uses.filter((use) => use.name === name).map(({ file }) => file)]));
}

describe("what a browser does not support", () => {
  it.each([
    [".a { field-sizing: content }", ["field-sizing"]],
    [".a { inset-block-start: anchor(bottom) }", ["anchor()"]],
    [".a { text-wrap: pretty }", ["text-wrap: pretty"]],
    ["@starting-style { .a { opacity: 0 } }", ["@starting-style"]],
    [".a::details-content { color: red }", [":details-content"]],
    [".a { user-select: none }", ["user-select"]],
    [".a { -webkit-user-select: none; user-select: none }", []],
    ["@supports (field-sizing: content) { .a { field-sizing: content } }", []],
    ["@supports not (anchor-name: --a) { .a { field-sizing: content } }", ["field-sizing"]],
    [".a:has(.b) { color: light-dark(red, blue); inline-size: 100dvi }", []],
  ])("is found in a style sheet: %s", (sheet, names) => {
    expect(newInSheet(sheet, targets)).toEqual(names);
  });

  it.each([
    ["requestIdleCallback(run)", ["requestIdleCallback"]],
    ["new CloseWatcher().onclose = run", ["CloseWatcher"]],
    ['track.addEventListener("scrollend", run)', ["scrollend"]],
    ['<dialog closedby="any" popover="auto" />', ["closedby"]],
    ["// requestIdleCallback(run)", []],
    ["box.scrollIntoView(); list.at(-1); fetch(address)", []],
  ])("is found in a script: %s", (script, names) => {
    expect(newInScript(script, targets, new Set())).toEqual(names);
  });

  it("is not found when a script defines the name itself", () => {
    const script = "const requestIdleCallback = (run: () => void) => run(); requestIdleCallback(work)";
    expect(newInScript(script, targets, ownNames([script]))).toEqual([]);
  });
});

describe("the page about browsers", () => {
  it("lists the targets of the build", () => {
    const text = readText(page);
    const told = [/Chrome and Edge (\d+)/, /Firefox (\d+)/, /Safari ([\d.]+)/].map((each) => each.exec(text)?.[1]);
    expect(["chrome", "firefox", "safari"].map((name, index) => `${name}${told[index] ?? ""}`)).toEqual(targets);
  });

  it("says for everything that a target lacks what is left out", () => {
    const told = toldNames();
    const missing = [...found()].filter(([name]) => !told.includes(name));
    expect(missing.map(([name, files]) => `${name} in ${files.join(", ")}`)).toEqual([]);
  });

  it("lists nothing that no style sheet and no script uses", () => {
    const text = [...sheets, ...scripts].map(readText).join("\n").toLowerCase();
    const bare = (name: string): string => name.replace(/\(\)$/, "(").toLowerCase();
    expect(toldNames().filter((name) => !text.includes(bare(name)))).toEqual([]);
  });
});
