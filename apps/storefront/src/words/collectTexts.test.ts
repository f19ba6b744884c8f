import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { tellingWords } from "../../wordsPlugin.mjs";
import { collectTexts } from "./collectTexts.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));
const doors = globSync("packages/*/src/texts/index.ts", { cwd: root });

afterEach(() => {
  collectTexts().wear({});
});

it("applies texts to parts that were loaded before and after", () => {
  const cart = { title: "Din varukorg" };
  const checkout = { title: "Kassa" };
  globalThis.torgWords = [["cart", cart]];
  collectTexts().wear({ cart: { title: "Din kasse" }, checkout: { title: "Betala" } });
  globalThis.torgWords.push(["checkout", checkout]);
  expect([cart.title, checkout.title]).toEqual(["Din kasse", "Betala"]);
});

it("covers every object of texts that a package exports", () => {
  const given = doors.flatMap((door) =>
    [...readFileSync(`${root}/${door}`, "utf8").matchAll(/^export \{ (\w+) \} from "\.\/(\w+\.ts)"/gm)].map(
      ([, name = "", file = ""]) => {
        const id = `${root}/${door.replace("index.ts", file)}`;
        return { name, id, code: readFileSync(id, "utf8") };
      },
    ),
  );
  expect(given.length).toBeGreaterThan(12);
  for (const { name, id, code } of given) expect(tellingWords(id, code), id).toContain(`, ${name}]);`);
});

it("leaves modules without texts alone", () => {
  expect(tellingWords("/shop/packages/cart/src/domain/cart.ts", "export const cartTexts = {};")).toBe("");
  expect(tellingWords("/shop/packages/cart/src/texts/price.ts", "export const price = 1;")).toBe("");
});
