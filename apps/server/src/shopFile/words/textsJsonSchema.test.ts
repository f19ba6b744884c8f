import * as z from "zod";
import { describe, expect, it } from "vitest";
import { readTextsFile } from "./readTextsFile.ts";
import { textsJsonSchema } from "./textsJsonSchema.ts";

const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(textsJsonSchema())));

const isTaken = (words: object): boolean => readTextsFile("texts.json", JSON.stringify(words)).ok;
const isCompleted = (words: object): boolean => schema.safeParse(words).success;

describe("the schema of texts.json", () => {
  it.each([
    { $schema: "./node_modules/@torg/shop/dist/texts.schema.json", cart: { title: "Din kasse" } },
    { cart: { buyLabels: { buy: "Ta med" }, maxPerCustomer: "Högst {max}" } },
    { catalog: { listing: { showAll: { one: "Visa den enda", other: "Visa alla {count}" } } } },
    { letters: { order: { line: "{name}, {quantity} st: {price}" }, acts: { hello: "Hejsan!" } } },
    { answers: { services: { loginRefused: "Nej." } } },
    { navigation: { notFound: { heading: "Här är tomt" }, footerLinks: { club: "Klubben" } } },
  ])("accepts what the reader accepts: %j", (words) => {
    expect([isTaken(words), isCompleted(words)]).toEqual([true, true]);
  });

  it.each([
    { kart: {} },
    { cart: { titel: "x" } },
    { cart: { title: 3 } },
    { catalog: { listing: { showAll: { one: "en" } } } },
    { catalog: { listing: { countText: "{part}" } } },
    { letters: { order: { line: "{name}: {price}" } } },
    { letters: { order: { withdrawal: "Ångra: {address}" } } },
    { navigation: { footerLinks: { withdrawal: "Nej" } } },
  ])("rejects what the reader rejects: %j", (words) => {
    expect([isTaken(words), isCompleted(words)]).toEqual([false, false]);
  });

  it("gives an editor the default text and the placeholders", () => {
    const told = JSON.stringify(textsJsonSchema());
    expect(told).toContain('"description":"Din varukorg"');
    expect(told).toContain("May name {count}, {sum}; as an object, by number.");
  });
});
