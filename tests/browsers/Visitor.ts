import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { expect } from "vitest";
import * as z from "zod/mini";
import { root } from "../outside/repository.ts";
import type { Driver, KeyName } from "./Driver.ts";
import type { Sight, WireMatch, WireTarget } from "./pageFinder.ts";

type Match = string | RegExp;

/** A visible target: a role and a name, or words; optionally inside another target. */
export interface Target {
  readonly role?: string;
  readonly name?: Match;
  readonly text?: Match;
  readonly within?: Target;
}

const place = z.object({ x: z.number(), y: z.number() });
const box = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
const sightSchema = z.object({
  count: z.number(),
  words: z.string(),
  all: z.array(z.string()),
  value: z.nullable(z.string()),
  isChecked: z.boolean(),
  spot: z.nullable(place),
  box: z.nullable(box),
  cover: z.nullable(z.string()),
});

/** A condition to wait for, described for the error message. */
interface Wish {
  readonly aim: string;
  readonly isSeen: (sight: Sight) => boolean;
  /** It must be scrolled into view as well. */
  readonly isToPress?: boolean;
}

/** Without a graphics card a busy machine may render its first picture late. */
const patience = 40_000;
const wireMatch = (match: Match | undefined): WireMatch | undefined =>
  match instanceof RegExp ? { pattern: match.source, flags: match.flags } : match;

const wire = ({ role, name, text, within }: Target): WireTarget => ({
  role,
  name: wireMatch(name),
  text: wireMatch(text),
  within: within === undefined ? undefined : wire(within),
});

const inWords = ({ role, name, text, within }: Target): string =>
  [role, name ?? text, within === undefined ? undefined : `in ${inWords(within)}`]
    .filter((part) => part !== undefined)
    .join(" ");

let finder: Promise<string> | undefined;

async function buildFinder(): Promise<string> {
  const entryPoints = [join(root, "tests/browsers/pageFinder.ts")];
  const options = { bundle: true, minify: true, write: false, format: "iife", globalName: "torgFinder" } as const;
  const { outputFiles } = await build({ entryPoints, ...options, target: "es2022" });
  // One expression, which also keeps the finder on the page.
  return `(() => { ${outputFiles[0]?.text ?? ""}; globalThis.torgFinder = torgFinder; return null; })()`;
}

/** A person who uses the shop in one window of one browser, with human patience. */
export class Visitor {
  readonly #driver: Driver;
  readonly #address: string;

  constructor(driver: Driver, address: string) {
    this.#driver = driver;
    this.#address = address;
  }

  get driver(): Driver {
    return this.#driver;
  }

  async open(path: string): Promise<void> {
    await this.#driver.open(`${this.#address}${path}`);
  }

  /** Rejects optional cookies, as at an earlier visit; this page does not ask for consent. */
  async hasChosenCookies(): Promise<void> {
    await this.open("/sidor/kopvillkor");
    await this.#driver.evaluate("void (document.cookie = 'required=1; path=/') ?? null");
  }

  async path(): Promise<string> {
    return String(await this.#driver.evaluate("location.pathname + location.search + location.hash"));
  }

  async waitForPath(pattern: RegExp): Promise<void> {
    await this.#until(`the address to be ${String(pattern)}`, async () => pattern.test(await this.path()));
  }

  async see(target: Target): Promise<Sight> {
    const isSeen = ({ count, box: room }: Sight): boolean => count > 0 && room !== null;
    return this.#sightOf(target, { aim: `see ${inWords(target)}`, isSeen });
  }

  async miss(target: Target): Promise<void> {
    await this.#sightOf(target, { aim: `miss ${inWords(target)}`, isSeen: ({ count }) => count === 0 });
  }

  async seeValue(target: Target, value: string): Promise<void> {
    const aim = `read "${value}" in ${inWords(target)}`;
    await this.#sightOf(target, { aim, isSeen: (sight) => sight.value === value });
  }

  async seeChecked(target: Target): Promise<void> {
    await this.#sightOf(target, { aim: `see the tick of ${inWords(target)}`, isSeen: ({ isChecked }) => isChecked });
  }

  /** Waits until the texts of all matches are as expected. */
  async seeAll(target: Target, aim: string, isRight: (all: readonly string[]) => boolean): Promise<void> {
    const isSeen = ({ all }: Sight): boolean => all.length > 0 && isRight(all);
    await this.#sightOf(target, { aim: `${aim} at ${inWords(target)}`, isSeen });
  }

  /** Presses the middle of the target as soon as it stands still and is not covered. */
  async press(target: Target): Promise<void> {
    await this.#driver.pressAt(await this.#stillSpot(target));
  }

  async pointAt(target: Target): Promise<void> {
    await this.#driver.pointAt(await this.#stillSpot(target));
  }

  async type(text: string): Promise<void> {
    await this.#driver.type(text);
  }

  async pressKey(key: KeyName): Promise<void> {
    await this.#driver.pressKey(key);
  }

  /** Presses the field, deletes its content and types. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.#driver.pressKey("End");
    const { value } = await this.see(target);
    for (const _ of value ?? "") await this.#driver.pressKey("Backspace");
    await this.type(text);
  }

  /** Chooses in a native select by keyboard: its popup is not part of the page. */
  async choose(target: Target, words: string): Promise<void> {
    await this.see(target);
    await this.#until(`reach ${inWords(target)}`, async () =>
      Boolean(await this.#ask(`torgFinder.focusOn(${JSON.stringify(wire(target))})`)),
    );
    await this.type(words);
  }

  /** Saves a picture for people, with the other test results. */
  async keepPicture(name: string): Promise<void> {
    const folder = join(root, ".artifacts/browsers");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name}.png`), await this.#driver.takePicture());
  }

  async #stillSpot(target: Target): Promise<{ readonly x: number; readonly y: number }> {
    let last = "";
    const isSeen = (sight: Sight): boolean => {
      const now = JSON.stringify(sight.box);
      const isStill = now === last;
      last = now;
      return isStill && sight.spot !== null && sight.cover === null;
    };
    const { spot } = await this.#sightOf(target, { aim: `press ${inWords(target)}`, isSeen, isToPress: true });
    if (spot === null) throw new Error(`There is no place to press ${inWords(target)}.`);
    return spot;
  }

  async #sightOf(target: Target, wish: Wish): Promise<Sight> {
    let sight: Sight | undefined;
    const { aim } = wish;
    await this.#until(
      aim,
      async () => {
        sight = await this.#look(target, wish.isToPress ?? false);
        return wish.isSeen(sight);
      },
      () => sight,
    );
    if (sight === undefined) throw new Error(aim);
    return sight;
  }

  async #look(target: Target, isToPress: boolean): Promise<Sight> {
    return sightSchema.parse(await this.#ask(`torgFinder.look(${JSON.stringify(wire(target))}, ${isToPress})`));
  }

  async #ask(expression: string): Promise<unknown> {
    if ((await this.#driver.evaluate("typeof torgFinder")) === "undefined") {
      finder ??= buildFinder();
      await this.#driver.evaluate(await finder);
    }
    return this.#driver.evaluate(expression);
  }

  /** Retries when the page is replaced during evaluation. */
  async #until(aim: string, isDone: () => Promise<boolean>, found: () => unknown = () => undefined): Promise<void> {
    let trouble: unknown;
    const attempt = (): Promise<boolean> =>
      isDone().catch((error: unknown) => {
        trouble = error;
        return false;
      });
    try {
      await expect.poll(attempt, { timeout: patience, interval: 50 }).toBe(true);
    } catch {
      const state = JSON.stringify(found() ?? null);
      throw new Error(`Could not ${aim} on ${await this.path().catch(String)}: ${state}`, { cause: trouble });
    }
  }
}
