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

/** Names used by the shops of the demo and the reference data for themselves and everything they have. */
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
      // Shorter ones are common words.
      ...discountCodes.flatMap(({ code, name }) => (code.length > 6 ? [code, name] : [])),
    ];
  });
}

/** Pages that the demo has and a new shop does not, by slug. */
const pagesOfTheDemo = globSync("apps/server/data/{nordhem,demo}/pages/*.md", { cwd: root })
  .map((file) => file.replace(/^.*\/|\.md$/g, ""))
  .filter((slug) => slug !== "om-oss")
  .map((slug) => `/sidor/${slug}`);

const more = ["nordhem", "556016-?0680", "555 ?010", "skärholmen", "demobutik", "matboden", "hornstull", "ombudet i "];

/** Words that only the demo and the reference data use, from their own files. */
export const wordsOfTheDemo = new RegExp(
  [...namesOfTheDemo(), ...pagesOfTheDemo]
    .filter((name) => name !== "")
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`))
    .concat(more)
    .join("|"),
  "i",
);

/** The name of the software, which must not appear as a shop's name; class names begin with it in lower case. */
const nameOfTheProgram = /\bTorg\b/;

/** The response without soft-hyphen and no-break marks, which could hide a word. */
const readable = (text: string): string =>
  text.replaceAll(/<\/?torg-soft[^>]*>|\u00ad|&shy;/g, "").replaceAll(/&nbsp;|&#160;|\u00a0/g, " ");

/** The places with a word of the demo, and the word. */
export function tellingPlaces(told: Iterable<readonly [place: string, text: string]>): readonly string[] {
  return [...told].flatMap(([place, text]) => {
    const read = readable(text);
    const [found] = wordsOfTheDemo.exec(read) ?? nameOfTheProgram.exec(read) ?? [];
    return found === undefined ? [] : [`${place}: ${found}`];
  });
}
