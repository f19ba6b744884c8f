import { describe, expect, inject, it } from "vitest";
import * as z from "zod/mini";

const { address } = inject("demo");

const suggested = z.object({
  suggestions: z.array(z.object({ type: z.string(), url: z.string(), value: z.string() })),
});

async function ask(query: string): Promise<string> {
  const answer = await fetch(`${address}/produkter/autocomplete?${new URLSearchParams({ query })}`, {
    headers: { "x-requested-with": "XMLHttpRequest" },
  });
  return answer.text();
}

async function suggest(query: string) {
  return suggested.parse(JSON.parse(await ask(query))).suggestions;
}

/** The breadcrumbs and name of the first suggested product, as one line. */
async function describeFirst(query: string): Promise<string> {
  const first = (await suggest(query)).find(({ type }) => type === "product");
  if (first === undefined) return "nothing";
  const html = await (await fetch(address + first.url)).text();
  const trail = /<nav[^>]*aria-label="Brödsmulor"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? "";
  const steps = trail
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/[\s/]+/g, " ");
  return `${steps} ${first.value}`;
}

describe("the first result of a search in the demo's catalogue", () => {
  it.each([
    ["a word", "bildskärm", /Bildskärmar/],
    ["the end of a compound", "skärm", /Bildskärmar/],
    ["a word without its marks", "horlurar", /Hörlurar & headset/],
    ["another number of a noun", "mus", / Möss /],
    ["an adjective that feeds write in English", "trådlös mus", / Möss .*/],
    ["an adjective in another form", "mekaniskt tangentbord", /Tangentbord/],
    ["a definite form", "jackan", /Jackor/],
    ["a thing and for whom", "jacka herr", /Herr .*Jackor/],
    ["a word with a hyphen", "t-tröja dam", /Dam .*T-tröjor/],
    ["a brand and a kind", "noctua fläkt", /Noctua/],
    ["a series", "rtx 4070", /Grafikkort .*RTX/],
    ["a model", "ryzen 7 7800x3d", /Processorer .*AMD Ryzen 7 7800X3D/],
    ["a model of several words", "samsung 990 pro", /Hårddiskar & SSD .*Samsung 990 Pro/],
    ["a model with a letter of its own", "logitech g pro", / Möss .*Logitech G PRO/i],
    ["a measure written as one word", "ddr5 32gb", /Internminne .*32 GB/],
    ["a size and a kind", "27 tum bildskärm", /Bildskärmar/],
    ["two words that feeds part by a stroke", "kyl frys", /Kylskåp .*Kyl\/frys/],
    ["another word for the same", "minikyl", /Kompaktkyl/],
    ["a compound of two words", "yogabyxor", /Byxor .*Yoga Pant/],
    ["a missing letter", "webkamera", /Webbkameror/],
    ["a letter too many", "hörlurarr", /Hörlurar & headset/],
    ["an article number", "CT1000T705SSD3", /Crucial T705/],
    ["a resolution by its short name", "4k skärm", /Bildskärmar/],
    ["an article number in lower case", "ct1000t705ssd3", /Crucial T705/],
  ])("is correct for %s: %s", async (_, query, meant) => {
    expect(await describeFirst(query)).toMatch(meant);
  });
});

describe("the suggestions of the demo's catalogue", () => {
  it("leave out what is excluded", async () => {
    const names = (await suggest("kyl utan frys")).filter(({ type }) => type === "product").map(({ value }) => value);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => /frys/i.test(name.replace(/utan frys/i, "")))).toEqual([]);
  });

  it("include pages that are not products, by their title or content", async () => {
    const pages = async (query: string) =>
      (await suggest(query)).filter(({ type }) => type === "page").map(({ url }) => url);
    expect(await pages("retur")).toContain("/retur-och-reklamation");
    expect(await pages("öppettider")).toContain("/sidor/butiker/vara-butiker");
    expect((await pages("leverans")).length).toBeGreaterThan(0);
  });

  it("show the variant that the words mean, with the price of its page", async () => {
    const [first] = z
      .object({ suggestions: z.array(z.object({ url: z.string(), value: z.string(), price: z.number() })) })
      .parse(JSON.parse(await ask("rtx 4070"))).suggestions;
    expect(first?.value).toMatch(/RTX 4070/);
    const html = await (await fetch(`${address}${first?.url}`)).text();
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "{}";
    const { "@graph": things } = z.object({ "@graph": z.array(z.unknown()) }).parse(JSON.parse(data));
    expect(things[0]).toMatchObject({ "@type": "Product", offers: { price: first?.price } });
    expect(/Grafikprocessor.*?RTX 4070/s.test(html)).toBe(true);
  });

  it("name the category of a word, in any of its forms", async () => {
    const categories = async (query: string) =>
      (await suggest(query)).filter(({ type }) => type === "category").map(({ value }) => value);
    expect(await categories("mus")).toContain("Möss");
    expect(await categories("skarm")).toContain("Bildskärmar");
    expect(await categories("webkamera")).toEqual(["Webbkameror"]);
  });

  it("show no monthly price in a shop that offers no credit", async () => {
    for (const query of ["mus", "skärm", "jacka", "populärt"]) {
      const answer = await ask(query);
      expect(answer).not.toContain('"suggestions":[]');
      expect([...answer.matchAll(/"product_monthly_price":(?!null)[^,}]*/g)]).toEqual([]);
    }
  });

  it("distinguish categories of the same name", async () => {
    const names = (await suggest("jacka")).filter(({ type }) => type === "category").map(({ value }) => value);
    expect(names.toSorted()).toEqual(["Jackor (Dam)", "Jackor (Herr)"]);
  });

  it("show at most ten of each kind", async () => {
    const kinds = (await suggest("co")).map(({ type }) => type);
    for (const kind of new Set(kinds)) expect(kinds.filter((each) => each === kind).length).toBeLessThanOrEqual(10);
  });
});

describe("the results of a search in the demo's catalogue", () => {
  /** The text of the page, without the soft-hyphen marks in headings. */
  const results = async (query: string) =>
    (await (await fetch(`${address}/produkter/sok?${new URLSearchParams({ s: query })}`)).text())
      .replaceAll(/<\/?torg-soft[^>]*>/g, "")
      .replaceAll(/<[^>]+>/g, " ")
      .replaceAll(/\s+/gu, " ");
  const total = (text: string) => /av totalt ([\d ]+) produkter/.exec(text)?.[1];

  it("are all those of the intended word, and say which word that is", async () => {
    const [typed, meant] = [await results("tangetbord"), await results("tangentbord")];
    expect(typed).toContain("Visar resultat för tangentbord. Sök på tangetbord i stället");
    expect(meant).not.toContain("Visar resultat för");
    expect(total(typed)).toBe(total(meant));
    expect(Number(total(typed)?.replaceAll(" ", ""))).toBeGreaterThan(200);
  });

  it("do not prefer pages that only mention the words to products that have them", async () => {
    const pages = async (query: string) =>
      /<nav class="torg-search-found"[^]*?<\/nav>/.exec(
        await (await fetch(`${address}/produkter/sok?${new URLSearchParams({ s: query })}`)).text(),
      )?.[0];
    expect(await pages("tangentbord")).toBeUndefined();
    // If no product matches, pages that mention the word are offered, and a page with that title in any case.
    expect(await pages("ångerrätt")).toContain("Köpvillkor");
    expect(await pages("kundservice")).toContain("Kundservice");
  });

  it("are at most two hundred similar ones for a word without matches, and say so", async () => {
    const alike = await results("gamingstoll");
    expect(alike).toContain("Inga produkter passade det du skrev. Du ser de som liknar det mest.");
    expect(alike).not.toContain("Visar resultat för");
    expect(total(alike)).toBe("200");
  });

  it("are only exact matches when the words are in quotation marks", async () => {
    const literal = await results('"tangetbord"');
    expect(literal).not.toContain("Visar resultat för");
    expect(literal).not.toContain("liknar det mest");
    expect(literal).toContain("Sökresultat för ”tangetbord”");
    expect(literal).toContain("Inga produkter hittades");
  });

  it("link to the departments when there are none, and mention no filter", async () => {
    const nothing = await results("zzzzqq");
    expect(nothing).toContain("Titta i sortimentet");
    expect(nothing).not.toContain("Ta bort ett filter");
    expect(nothing).not.toContain("Filtrera");
  });

  it("name the stores of a town", async () => {
    expect(await results("öppettider umeå")).toContain("Butik Umeå");
    expect(await results("malmö")).toContain("Butik Malmö");
  });

  it("include the pages that are meant beside them", async () => {
    expect(await results("öppettider")).toContain("Våra butiker");
    expect(await results("retur")).toContain("Retur och reklamation");
  });
});

describe("an unknown address", () => {
  const missing = async (path: string) => {
    const answer = await fetch(`${address}${path}`);
    expect(answer.status).toBe(404);
    return answer.text();
  };

  it("links to a search for its words, and to what they may have meant", async () => {
    const html = await missing("/kategori/datorer-tillbehor/tangentbord-gammal");
    expect(html).toContain('href="/produkter/sok?s=tangentbord%20gammal"');
    expect(html).toContain('href="/kategori/datorer-tillbehor/tangentbord"');
  });

  it("does not search when it has no words", async () => {
    expect(await missing("/produkter/id/99999999")).not.toContain("Sök på ”");
    expect(await missing("/wp-login.php")).not.toContain("Sök på ”");
  });
});
