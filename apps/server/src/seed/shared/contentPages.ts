import type { Kysely } from "kysely";
import { complaintRight, disputeBody, withdrawalPeriod } from "@torg/compliance";
import type { Database } from "../../database/Database.ts";
import { legalPages } from "./legalPages.ts";
import type { PageSeed } from "./PageSeed.ts";

const pages: readonly PageSeed[] = [
  {
    slug: "om-oss",
    title: "Om oss",
    heading: "Om Nordhem",
    menu: "about",
    html: "<p>Nordhem är en påhittad butik som visar vad Torg kan. Här går det att handla på riktigt i allt utom en sak: inget skickas och inget kostar något.</p>",
  },
  {
    slug: "kundservice",
    title: "Kundservice",
    heading: "Kundservice",
    menu: "about",
    parent: "om-oss",
    html: `<p>Ring oss på <a href="tel:+46855501000">08-555 010 00</a> vardagar 9–17 eller skriv till <a href="mailto:kundservice@nordhem.example">kundservice@nordhem.example</a>. Vi svarar inom två dagar.</p><h2>Ångerrätt</h2><p>${withdrawalPeriod} Använd <a href="/angra-kop">Ångra avtalet här</a>.</p><h2>Reklamation</h2><p>${complaintRight}</p><p>Blir vi inte överens kan du vända dig till ${disputeBody}.</p>`,
  },
  {
    slug: "registrera-dig",
    title: "Bli medlem",
    heading: "Bli medlem i kundklubben",
    menu: null,
    html: '<p>Som medlem ser du dina beställningar på ett ställe och får dina uppgifter ifyllda när du beställer. Det kostar ingenting och du kan lämna klubben när du vill, under <a href="/konto/uppgifter">Mina uppgifter</a>. Är du redan medlem? <a href="/login">Logga in</a>.</p><p>Skicka ansökan här, eller säg till i någon av <a href="/sidor/butiker/vara-butiker">våra butiker</a>.</p>',
  },
  {
    slug: "existerande-kund",
    title: "Redan medlem",
    heading: "Redan medlem?",
    menu: null,
    html: '<p><a href="/login">Logga in</a> med din e-postadress och ditt lösenord, så hittar du dina beställningar under <a href="/konto">Mina köp</a>.</p><h2>Har du glömt lösenordet?</h2><p>Ring <a href="tel:+46855501000">08-555 010 00</a> vardagar 9–17 eller besök <a href="/sidor/butiker/vara-butiker">en butik</a>, så hjälper vi dig att välja ett nytt.</p><h2>Utan konto går det också</h2><p>Du kan handla, <a href="/retur-och-reklamation">lämna tillbaka och reklamera</a> och <a href="/angra-kop">ångra ett köp</a> utan att logga in.</p>',
  },
  // The finder of stores is a page of its own at this address; here it gets its place in the menu.
  {
    slug: "butiker/vara-butiker",
    title: "Våra butiker",
    heading: "Våra butiker",
    menu: "direct",
    html: "",
  },
  {
    slug: "tvattguiden",
    title: "Tvättguiden",
    heading: "Tvättguiden",
    menu: "service",
    html: "<p>Så väljer du tvättmaskin: räkna med ett kilo tvätt per person och dag, välj ett tyst program om maskinen står nära ett sovrum, och titta på energiklassen.</p>",
  },
  {
    slug: "installation",
    title: "Installation",
    heading: "Installation",
    menu: "service",
    html: "<p>Vi kopplar in din nya maskin och tar med den gamla till återvinning.</p>",
  },
  {
    slug: "varkampanj",
    title: "Vårkampanj",
    heading: "Vårkampanj",
    menu: "campaign",
    html: "<p>Utvalda vitvaror till nedsatt pris. Priset före sänkningen är det lägsta under de senaste 30 dagarna.</p>",
  },
];

/** Writes the pages that every shop needs: terms, customer service, accessibility, privacy and some guides. */
export async function fillContentPages(db: Kysely<Database>): Promise<void> {
  const ids = new Map<string, number>();
  for (const [position, { parent, ...page }] of [...pages, ...legalPages].entries()) {
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null);
    const { id } = await db
      .insertInto("content_page")
      .values({ ...page, parent_id: parentId, position })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(page.slug, id);
  }
}
