import { describe, expect, it } from "vitest";
import { referenceShop } from "../shops/referenceShop.ts";

const { address } = referenceShop();

const paths = [
  "/",
  "/kategori/vitvaror",
  "/kategori/vitvaror/tvatt-tork/tvattmaskiner",
  "/produkter/id/1001",
  "/produkter/id/1401",
  "/produkter/sok?s=tv%C3%A4tt",
  "/produkter/sok?s=xyzq",
  "/produkter/jamfor?p=1001,1002",
  "/tillverkare",
  "/lyra",
  "/varukorg",
  "/kassa/leverans",
  "/login",
  "/konto",
  "/kundklubb/registrera-dig",
  "/retur-och-reklamation",
  "/angra-kop",
  "/sidor/butiker/vara-butiker",
  "/sidor/butiker/umea",
  "/sidor/integritet",
  "/sidor/kopvillkor",
  "/sidor/tillganglighet",
  "/sidor/produktsakerhet",
  "/product_review/a3f1c2d4-5b6e-4f70-8a91-b2c3d4e5f602",
  "/finns-inte",
];

/** Common English words that do not exist in Swedish. */
const english =
  /\b(?:the|and|you|your|with|this|that|not|close|open|next|previous|search|cart|add|remove|show|hide|loading|error|please|page|price|quantity|from|are|was|have|will|our|of|to|it|more|less|new|back|continue|submit|send|save|cancel|menu)\b/giu;

/** The text of a page, including names and hints in attributes. */
function wordsOf(html: string): string {
  const seen = html.replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/gu, " ");
  const named = [...seen.matchAll(/(?:aria-label|aria-roledescription|alt|title|placeholder)="([^"]*)"/gu)];
  return `${seen.replaceAll(/<[^>]+>/gu, " ")} ${named.map(([, name = ""]) => name).join(" ")}`;
}

describe("the language of the shop", () => {
  it.each(paths)("is Swedish in every word of %s", async (path) => {
    const answer = await fetch(address + path);
    const html = await answer.text();
    expect(html).toContain('<html lang="sv"');
    const words = wordsOf(html);
    expect(words.length).toBeGreaterThan(500);
    expect(words.match(english) ?? []).toEqual([]);
  });
});
