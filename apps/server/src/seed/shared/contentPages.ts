import type { Kysely } from "kysely";
import type { Database } from "../../database/Database.ts";

interface PageSeed {
  readonly slug: string;
  readonly title: string;
  readonly heading: string;
  readonly menu: "about" | "direct" | "campaign" | "service" | null;
  readonly parent?: string;
  readonly html: string;
}

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
    html: '<p>Ring oss på <a href="tel:+46855501000">08-555 010 00</a> vardagar 9–17 eller skriv till <a href="mailto:kundservice@nordhem.example">kundservice@nordhem.example</a>. Vi svarar inom två dagar.</p><h2>Ångerrätt</h2><p>Du har 14 dagars ångerrätt från den dag du fick varan.</p><h2>Reklamation</h2><p>Du har alltid tre års reklamationsrätt. Reklamera inom skälig tid; inom två månader räknas alltid som i tid.</p><p>Blir vi inte överens kan du vända dig till Allmänna reklamationsnämnden (ARN), Box 174, 101 23 Stockholm, arn.se.</p>',
  },
  {
    slug: "kopvillkor",
    title: "Köpvillkor",
    heading: "Köpvillkor",
    menu: null,
    html: "<p>Alla priser är i svenska kronor och innehåller moms. Företag kan välja att se priser utan moms i kassan.</p><h2>Leverans</h2><p>Fraktkostnaden visas i kassan innan du beställer. Från 1 000 kr är leverans till postombud fri.</p><h2>Ångerrätt</h2><p>Du har 14 dagars ångerrätt från den dag du fick varan. Meddela oss så återbetalar vi varans pris och standardfrakten inom 14 dagar.</p><h2>Betalning</h2><p>Faktura skickas när varan lämnar lagret.</p>",
  },
  {
    slug: "registrera-dig",
    title: "Bli medlem",
    heading: "Bli medlem i kundklubben",
    menu: null,
    html: '<p>Som medlem ser du dina beställningar på ett ställe och får dina uppgifter ifyllda i kassan. Det kostar ingenting och du kan lämna klubben när du vill.</p><h2>Så blir du medlem</h2><p>Säg till i någon av <a href="/sidor/butiker/vara-butiker">våra butiker</a> eller ring <a href="tel:+46855501000">08-555 010 00</a> vardagar 9–17. Vi lägger upp ditt konto och du väljer lösenord på plats eller per telefon.</p><p>Vi sparar bara det som behövs för dina köp. Läs mer om <a href="/sidor/integritet">hur vi behandlar personuppgifter</a>.</p><p>Är du redan medlem? <a href="/login">Logga in</a>.</p>',
  },
  {
    slug: "existerande-kund",
    title: "Redan medlem",
    heading: "Redan medlem?",
    menu: null,
    html: '<p><a href="/login">Logga in</a> med din e-postadress och ditt lösenord, så hittar du dina beställningar under <a href="/konto">Mina köp</a>.</p><h2>Har du glömt lösenordet?</h2><p>Ring <a href="tel:+46855501000">08-555 010 00</a> vardagar 9–17 eller besök <a href="/sidor/butiker/vara-butiker">en butik</a>, så hjälper vi dig att välja ett nytt.</p><h2>Utan konto går det också</h2><p>Du kan handla, <a href="/retur-och-reklamation">lämna tillbaka och reklamera</a> och <a href="/angra-kop">ångra ett köp</a> utan att logga in.</p>',
  },
  {
    slug: "tillganglighet",
    title: "Tillgänglighet",
    heading: "Tillgänglighet",
    menu: null,
    html: "<p>Butiken följer tillgänglighetskraven för e-handel (lag 2023:254) och är byggd efter WCAG 2.2 nivå AA. Allt går att göra med tangentbord, med skärmläsare och utan script.</p><p>Hittar du ett hinder? Ring 08-555 010 00 eller skriv till kundservice@nordhem.example. Tillsynsmyndighet är Post- och telestyrelsen (PTS).</p>",
  },
  {
    slug: "integritet",
    title: "Integritet",
    heading: "Integritet",
    menu: null,
    html: "<p>Butiken sätter en kaka, <code>shop_session</code>, när du lägger något i varukorgen eller går till kassan. Den behövs för att varukorgen ska finnas kvar och tas bort efter två veckor utan besök. Inga andra kakor sätts utan ditt ja, och ingenting hämtas från någon annan än butiken.</p>",
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
  for (const [position, { parent, ...page }] of pages.entries()) {
    const parentId = parent === undefined ? null : (ids.get(parent) ?? null);
    const { id } = await db
      .insertInto("content_page")
      .values({ ...page, parent_id: parentId, position })
      .returning("id")
      .executeTakeFirstOrThrow();
    ids.set(page.slug, id);
  }
}
