import { describe, expect, it } from "vitest";
import { createOwnWords } from "./createOwnWords.ts";

function someTexts() {
  const buttons = { buy: "Köp", added: "Tillagd" };
  return {
    title: "Din varukorg",
    buttons,
    count: (count: number): string => `${count} produkter`,
    sum: (count: number, sumOre: number): string => `${count} för ${sumOre}`,
    range: (part: { readonly from: number }): string => `från ${part.from}`,
    hello: (name: string): string => (name === "" ? "Hej!" : `Hej ${name}!`),
  };
}
const plain = (text: string): string => text.replaceAll(/\s/g, " ");

describe("a shop's own texts", () => {
  it("replace texts of the package, and leave the others", () => {
    const cart = someTexts();
    createOwnWords([["cart", cart]]).wear({ cart: { title: "Din kasse", buttons: { buy: "Ta med" } }, other: {} });
    expect([cart.title, cart.buttons]).toEqual(["Din kasse", { buy: "Ta med", added: "Tillagd" }]);
  });

  it("have placeholders for numbers, texts and amounts, and plural forms", () => {
    const cart = someTexts();
    const own = createOwnWords([["cart", cart]]);
    own.wear({ cart: { count: { one: "{0} sak", other: "{0} saker" }, sum: "{1 kr} för {0} st" } });
    expect([cart.count(1), plain(cart.count(1200)), plain(cart.sum(2, 129_900)), plain(cart.sum(2, 9950))]).toEqual([
      "1 sak",
      "1 200 saker",
      "1 299 kr för 2 st",
      "99,50 kr för 2 st",
    ]);
  });

  it("fall back to the default texts when something cannot be filled in", () => {
    const cart = someTexts();
    createOwnWords([["cart", cart]]).wear({
      cart: { range: "hos {0}", title: { one: "a", other: "b" }, buttons: "c", hello: "Tjena {0}" },
    });
    expect([cart.range({ from: 3 }), cart.title, cart.buttons.buy]).toEqual(["från 3", "Din varukorg", "Köp"]);
    expect([cart.hello("Åsa"), cart.hello("")]).toEqual(["Tjena Åsa", "Hej!"]);
  });

  it("are removed again when the shop has others", () => {
    const cart = someTexts();
    const quote = { ...cart, title: "Din offert" };
    const own = createOwnWords([["cart", cart]]);
    own.wear({ cart: { title: "Din kasse", buttons: { buy: "Ta med" } } });
    own.push(["cart", quote]);
    expect(quote.title).toBe("Din kasse");
    own.wear({ cart: { title: "Din korg" } });
    expect([cart.title, quote.title, cart.buttons.buy]).toEqual(["Din korg", "Din korg", "Köp"]);
    own.wear({});
    expect([cart.title, quote.title]).toEqual(["Din varukorg", "Din offert"]);
  });
});
