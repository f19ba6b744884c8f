import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { announcedBumps, apiChanges, unannounced } from "./apiChanges.ts";
import { apiEntries, apiPage, ownerOf, signatures, writtenOut } from "./apiList.ts";
import { readText, root } from "../repository.ts";

const entries = apiEntries();
const owners = [...new Set(entries.map(({ door }) => ownerOf(door)))];
const released = z.record(z.string(), z.string()).parse(JSON.parse(readText("tests/outside/api/releasedApi.json")));
const now = signatures(entries);
const shown = writtenOut(entries);
const pageOf = (owner: string): string =>
  apiPage(
    owner,
    entries.filter(({ door }) => ownerOf(door) === owner),
    shown,
  );

describe("what the packages export", () => {
  it.each(owners)("stands in docs/api/%s.md (npm run packages -- --update writes it)", (owner) => {
    const file = `docs/api/${owner}.md`;
    expect(existsSync(join(root, file))).toBe(true);
    expect(readText(file)).toBe(pageOf(owner));
  });

  it("is named by its doors, wherever the repository lies", () => {
    for (const owner of owners) expect(pageOf(owner)).not.toMatch(/import\("\/|[(" ]\/(?:\w+\/)*packages\//);
  });

  it("is told whole: the fields of what is read off a schema, what is said of members, and nothing cut", () => {
    const pages = new Map(owners.map((owner) => [owner, pageOf(owner)]));
    const [, product = ""] = /### ListingProduct\n[^#]*```ts\n([^`]*)```/.exec(pages.get("catalog") ?? "") ?? [];
    expect(product).toContain("priceOre: number | null;");
    expect(product).toContain("maxPurchasableQuantity: number | null;");
    expect(pages.get("cart")).toMatch(/  \/\*\* Default: the Swedish texts\b.*\*\/\n  readonly texts\?: CartTexts;/);
    expect([...pages].filter(([, page]) => / …$|\.\.\. \d+ more|: ;$/m.test(page)).map(([owner]) => owner)).toEqual([]);
  });

  it("has broken nothing since the last release without a major changeset, and added nothing without any", () => {
    const changesets = globSync(".changeset/*.md", { cwd: root }).map(readText);
    expect(Object.keys(released).length).toBeGreaterThan(500);
    expect(unannounced(apiChanges(released, now), announcedBumps(changesets))).toEqual([]);
  });

  it("is told of in words: every function and every component has a sentence of its own", () => {
    const mute = entries.filter(({ signature, says }) => signature.startsWith("function ") && says === "");
    expect(mute.map(({ door, name }) => `${door} ${name}`)).toEqual([]);
  });
});

describe("the check of breaking changes", () => {
  const before = {
    "@torg/cart/domain clampQuantity": "function clampQuantity(wanted: number): number;",
    "@torg/cart CartProps": "interface CartProps { readonly state: State; readonly texts?: Texts; }",
    "@torg/cart/domain Line": "interface Line { readonly id: string; }",
  };
  const none = new Map<string, string>();
  const problems = (after: Readonly<Record<string, string>>, bumps = none): readonly string[] =>
    unannounced(apiChanges(before, { ...before, ...after }), bumps);

  it("finds nothing when nothing has changed", () => {
    expect(problems({})).toEqual([]);
  });

  it("asks for a major changeset when a name is gone", () => {
    const { "@torg/cart/domain Line": _gone, ...rest } = before;
    expect(unannounced(apiChanges(before, rest), none)).toEqual([
      "@torg/cart/domain Line is gone: this asks for a major changeset (npm run changeset)",
    ]);
  });

  it("asks for a major changeset when a signature changes, and takes no minor one for it", () => {
    const after = { "@torg/cart/domain clampQuantity": "function clampQuantity(wanted: string): number;" };
    expect(problems(after, new Map([["@torg/cart", "minor"]]))).toHaveLength(1);
    expect(problems(after, new Map([["@torg/cart", "major"]]))).toEqual([]);
  });

  it("asks for a major changeset when a prop is gone, changed or newly demanded", () => {
    const props = (text: string): Readonly<Record<string, string>> => ({
      "@torg/cart CartProps": `interface CartProps { ${text} }`,
    });
    const minor = new Map([["@torg/cart", "minor"]]);
    expect(problems(props("readonly state: State;"), minor)).toHaveLength(1);
    expect(problems(props("readonly state: State; readonly texts: Texts;"), minor)).toHaveLength(1);
    expect(
      problems(props("readonly state: State; readonly texts?: Texts; readonly more: string;"), minor),
    ).toHaveLength(1);
    expect(problems(props("readonly state: State; readonly texts?: Texts; readonly more?: string;"), minor)).toEqual(
      [],
    );
  });

  it("looks at the type of a function's argument, not at what the function calls its parts", () => {
    const old = { "@torg/cart Cart": "function Cart({ state }: CartProps): ReactElement;" };
    const young = { "@torg/cart Cart": "function Cart({ state, texts }: CartProps): ReactElement;" };
    const other = { "@torg/cart Cart": "function Cart({ state }: LineProps): ReactElement;" };
    expect(apiChanges(old, young)).toEqual([]);
    expect(apiChanges(old, other)).toHaveLength(1);
  });

  it("takes a minor changeset for what is new and for what is given in addition, and none for nothing", () => {
    const after = {
      "@torg/cart/domain Line": "interface Line { readonly id: string; readonly name: string; }",
      "@torg/cart/domain newRule": "function newRule(): void;",
    };
    expect(problems(after)).toHaveLength(2);
    expect(problems(after, new Map([["@torg/cart", "minor"]]))).toEqual([]);
  });

  it("reads the largest step of all changesets", () => {
    const texts = ['---\n"@torg/cart": minor\n---\nA.', '---\n"@torg/cart": major\n"@torg/ui": patch\n---\nB.'];
    expect([...announcedBumps(texts)]).toEqual([
      ["@torg/cart", "major"],
      ["@torg/ui", "patch"],
    ]);
  });
});
