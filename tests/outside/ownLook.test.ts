import type { Browser } from "playwright-core";
import { globSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBrowser } from "../e2e/shops/openBrowser.ts";
import { readText, root } from "./repository.ts";

const kit = readText("packages/ui/dist/tokens.css");
const parts = globSync("packages/*/dist/**/*.css", {
  cwd: root,
  exclude: ["packages/*/dist/**/{tokens,styles}.css", "packages/ui/dist/themes/**"],
})
  .sort()
  .map(readText)
  .join("\n");
const newsprint = readText("docs/examples/theme-newsprint.css");
const tokensOf = (css: string): readonly string[] =>
  [...new Set([...css.matchAll(/^\s*(--torg-[\w-]+):/gm)].map(([, name = ""]) => name))].sort();

/** A different value of the same kind for a token. */
function turnedValue(name: string): string {
  if (/color$|-color-/.test(name)) return "rgb(1, 2, 3)";
  if (/-duration-/.test(name)) return "7.5s";
  if (name === "--torg-ease") return "steps(7)";
  if (/-(?:enter|leave|move|confirm)$/.test(name)) return "7.5s steps(7)";
  if (/-shadow-/.test(name)) return "7px 7px 7px rgb(1, 2, 3)";
  if (/-font/.test(name)) return "Turned, monospace";
  if (/-weight-/.test(name)) return "350";
  if (/-z-/.test(name)) return "77";
  if (/-leading-/.test(name)) return "3.3";
  return name === "--torg-direction" ? "7" : "13.5px";
}

describe("the look of the packages", () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it("changes on the page with every single token", { timeout: 240_000 }, async () => {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><style>${kit}</style><style>${parts}</style><body><div id="probe"></div>`);
    const deaf = await page.evaluate(
      (turns) => {
        const declared: string[] = [];
        const collect = (rules: CSSRuleList): void => {
          for (const rule of rules) {
            if (rule instanceof CSSStyleRule && rule.style.cssText.includes("var(--torg-"))
              declared.push(rule.style.cssText);
            if ("cssRules" in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules);
          }
        };
        for (const sheet of [...document.styleSheets].slice(1)) collect(sheet.cssRules);
        const probe = document.querySelector("#probe");
        if (!(probe instanceof HTMLElement)) return ["no probe"];
        const drawn = (): string =>
          [...getComputedStyle(probe)]
            .filter((name) => !name.startsWith("--"))
            .map((name) => getComputedStyle(probe).getPropertyValue(name))
            .join("|");
        const changes = (style: string, name: string, value: string): boolean => {
          probe.style.cssText = `transition: none; ${style}`;
          const before = drawn();
          document.documentElement.style.setProperty(name, value);
          const after = drawn();
          document.documentElement.style.removeProperty(name);
          return after !== before;
        };
        return turns
          .filter(
            ([name, value]) =>
              !declared
                .filter((style) => style.includes(`${name})`) || style.includes(`${name},`))
                .some((style) => changes(style, name, value)),
          )
          .map(([name]) => name);
      },
      tokensOf(kit).map((name) => [name, turnedValue(name)] as const),
    );
    // Shadow colours are rendered through the shadow tokens, the background of drawings in place of that of pictures.
    expect(deaf).toEqual(["--torg-color-drawing", "--torg-shadow-color"]);
    await page.close();
  });

  it("is replaced by the theme of the guide, token by token", async () => {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><style>${kit}</style><style>${newsprint}</style>`);
    const names = tokensOf(newsprint);
    const read = (): Promise<readonly string[]> =>
      page.evaluate(
        (all) => all.map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
        names,
      );
    const standard = await read();
    await page.evaluate(() => void (document.documentElement.dataset["theme"] = "newsprint"));
    const other = await read();
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((_, index) => standard[index] === other[index])).toEqual([]);
    await page.close();
  });
});
