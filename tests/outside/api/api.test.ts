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
  it.each(owners)("is in docs/api/%s.md (npm run packages -- --update writes it)", (owner) => {
    const file = `docs/api/${owner}.md`;
    expect(existsSync(join(root, file))).toBe(true);
    expect(readText(file)).toBe(pageOf(owner));
  });

  it("is described by names that a reader can look up, wherever the repository is", () => {
    for (const owner of owners)
      expect(pageOf(owner)).not.toMatch(/import\("[./]|\b(?:door|from)\d+\.|[(" ]\/(?:\w+\/)*packages\//);
  });

  it("is described completely: fields of schemas, comments of members, and nothing cut", () => {
    const pages = new Map(owners.map((owner) => [owner, pageOf(owner)]));
    const [, product = ""] = /### ListingProduct\n[^#]*```ts\n([^`]*)```/.exec(pages.get("catalog") ?? "") ?? [];
    expect(product).toContain("priceOre: number | null;");
    expect(product).toContain("maxPurchasableQuantity: number | null;");
    expect(pages.get("cart")).toMatch(/  \/\*\* Default: the Swedish texts\b.*\*\/\n  readonly texts\?: CartTexts;/);
    expect([...pages].filter(([, page]) => / …$|\.\.\. \d+ more|: ;$/m.test(page)).map(([owner]) => owner)).toEqual([]);
  });

  it("has no breaking change since the last release without a major changeset, and no addition without one", () => {
    const changesets = globSync(".changeset/*.md", { cwd: root }).map(readText);
    expect(Object.keys(released).length).toBeGreaterThan(500);
    expect(unannounced(apiChanges(released, now), announcedBumps(changesets))).toEqual([]);
  });

  it("is documented: every function and every component has a sentence of its own", () => {
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

  it("requires a major changeset when a name is removed", () => {
    const { "@torg/cart/domain Line": _gone, ...rest } = before;
    expect(unannounced(apiChanges(before, rest), none)).toEqual([
      "@torg/cart/domain Line is gone: this asks for a major changeset (npm run changeset)",
    ]);
  });

  it("requires a major changeset when a signature changes, and accepts no minor one for it", () => {
    const after = { "@torg/cart/domain clampQuantity": "function clampQuantity(wanted: string): number;" };
    expect(problems(after, new Map([["@torg/cart", "minor"]]))).toHaveLength(1);
    expect(problems(after, new Map([["@torg/cart", "major"]]))).toEqual([]);
  });

  it("requires a major changeset when a prop is removed, changed or newly required", () => {
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

  it("compares the type of a function's argument, not the names in its parameter", () => {
    const old = { "@torg/cart Cart": "function Cart({ state }: CartProps): ReactElement;" };
    const young = { "@torg/cart Cart": "function Cart({ state, texts }: CartProps): ReactElement;" };
    const other = { "@torg/cart Cart": "function Cart({ state }: LineProps): ReactElement;" };
    expect(apiChanges(old, young)).toEqual([]);
    expect(apiChanges(old, other)).toHaveLength(1);
  });

  it("accepts a minor changeset for additions and for new optional parts, and none for no change", () => {
    const after = {
      "@torg/cart/domain Line": "interface Line { readonly id: string; readonly name: string; }",
      "@torg/cart/domain newRule": "function newRule(): void;",
    };
    expect(problems(after)).toHaveLength(2);
    expect(problems(after, new Map([["@torg/cart", "minor"]]))).toEqual([]);
  });

  it("uses the largest step of all changesets", () => {
    const texts = ['---\n"@torg/cart": minor\n---\nA.', '---\n"@torg/cart": major\n"@torg/ui": patch\n---\nB.'];
    expect([...announcedBumps(texts)]).toEqual([
      ["@torg/cart", "major"],
      ["@torg/ui", "patch"],
    ]);
  });
});
