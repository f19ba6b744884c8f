import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { root } from "../../outside/repository.ts";

const words = z._default(z.string(), "");
const named = z.object({ name: words, phone: words, email: words });
const toldSchema = z.object({
  company: z.record(z.string(), z.string()),
  contact: z.object({ email: z.string(), phone: z.string() }),
  returns: z.object({ cost: words }),
  stores: z.array(named),
  home: z.object({
    lead: words,
    carousel: z.array(z.object({ heading: words, text: words })),
    campaigns: z._default(z.array(z.object({ title: words })), []),
  }),
  navigation: z.object({ banner: z.object({ text: words }) }),
  discountCodes: z.array(z.object({ code: z.string(), name: z.string() })),
});

/** What the shops of the demo and of the reference data call themselves and all that is theirs. */
function namesOfTheDemo(): readonly string[] {
  return ["nordhem", "reference"].flatMap((folder) => {
    const file = join(root, "apps/server/data", folder, "shop.json");
    const { company, contact, returns, stores, home, navigation, discountCodes } = toldSchema.parse(
      JSON.parse(readFileSync(file, "utf8")),
    );
    return [
      ...Object.values(company),
      contact.email,
      contact.phone,
      returns.cost,
      ...stores.flatMap(({ name, phone, email }) => [name, phone, email]),
      home.lead,
      ...home.carousel.flatMap(({ heading, text }) => [heading, text]),
      ...home.campaigns.map(({ title }) => title),
      navigation.banner.text,
      // What is shorter is a word of everybody's.
      ...discountCodes.flatMap(({ code, name }) => (code.length > 6 ? [code, name] : [])),
    ];
  });
}

/** Pages that the demo has and a new shop has not, by the ends of their addresses. */
const pagesOfTheDemo = globSync("apps/server/data/{nordhem,demo}/pages/*.md", { cwd: root })
  .map((file) => file.replace(/^.*\/|\.md$/g, ""))
  .filter((slug) => slug !== "om-oss")
  .map((slug) => `/sidor/${slug}`);

const more = ["nordhem", "556016-?0680", "555 ?010", "skärholmen", "demobutik", "matboden", "hornstull", "ombudet i "];

/** Words that only the demo and the reference data have of themselves, as their own files say them. */
export const wordsOfTheDemo = new RegExp(
  [...namesOfTheDemo(), ...pagesOfTheDemo]
    .filter((name) => name !== "")
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`))
    .concat(more)
    .join("|"),
  "i",
);

/** The name of the programs, as a shop might be called by mistake; small letters are what classes begin with. */
const nameOfTheProgram = /\bTorg\b/;

/** What is read of an answer: places where words may be divided, and marks for no-break spaces, do not hide a word. */
const readable = (text: string): string =>
  text.replaceAll(/<torg-soft><\/torg-soft>|\u00ad|&shy;/g, "").replaceAll(/&nbsp;|&#160;|\u00a0/g, " ");

/** Where a word of the demo stands, with the word. */
export function tellingPlaces(told: Iterable<readonly [place: string, text: string]>): readonly string[] {
  return [...told].flatMap(([place, text]) => {
    const read = readable(text);
    const [found] = wordsOfTheDemo.exec(read) ?? nameOfTheProgram.exec(read) ?? [];
    return found === undefined ? [] : [`${place}: ${found}`];
  });
}
