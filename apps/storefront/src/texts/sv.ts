import { withdrawalLabel } from "@torg/compliance";

/** The accessible name of the cart link after its word; apart from the rest, as the page's first script needs it alone. */
export const cartLinkName = (word: string, count: number, sum: string): string =>
  `${word}, ${count} ${count === 1 ? "produkt" : "produkter"}, ${sum}`;

/** What stands behind the sum of a company's cart; beside the name for the same reason. */
export const exclVatNote = " exkl moms";

/** The words of the pages themselves; those of features stand in their packages. */
export const storefrontTexts = {
  searchHint: "Sök bland våra produkter",
  skipToContent: "Hoppa till innehållet",
  offline: "Du är inte uppkopplad just nu. Det du har skrivit är kvar; försök igen när du har kontakt med nätet.",
  footerLinks: [
    { title: "Varumärken", url: "/tillverkare" },
    { title: "Ångra avtalet här", url: "/angra-kop" },
    { title: "Mina köp", url: "/konto" },
    { title: "Integritet", url: "/sidor/integritet" },
    { title: "Kundklubb", url: "/kundklubb/registrera-dig" },
  ],
  consentLinks: {
    label: "Läs mer innan du väljer",
    links: [
      { title: "Integritet och kakor", url: "/sidor/integritet" },
      { title: "Köpvillkor", url: "/sidor/kopvillkor" },
      { title: "Kundservice", url: "/sidor/kundservice" },
      { title: withdrawalLabel, url: "/angra-kop" },
    ],
  },
  trail: { label: "Brödsmulor", start: "Start" },
  footer: {
    label: "Sidfot",
    service: "Kundservice",
    shop: "Handla",
    company: "Om företaget",
    demo: { title: "Om demobutiken", url: "/sidor/om-demon" },
    terms: { title: "Köpvillkor", url: "/sidor/kopvillkor" },
    privacy: { title: "Integritet", url: "/sidor/integritet" },
    accessibility: { title: "Tillgänglighet", url: "/sidor/tillganglighet" },
    withdrawal: { title: "Ångra avtalet här", url: "/angra-kop" },
    organisationNumber: "Org.nr",
    vatNumber: "Momsnr",
    note: "Det här är en demonstration. Inga varor säljs och inga pengar dras.",
  },
  home: {
    heading: (shop: string): string => `Välkommen till ${shop}`,
    lead: "Filtrera på det som betyder något för dig, jämför sida vid sida och se direkt vad som finns i lager.",
    search: "Vad letar du efter?",
    categories: "Handla efter kategori",
    products: "Populärt just nu",
    promises: [
      { heading: "Lagersaldo på varje vara", text: "Du ser vad som finns hemma innan du beställer." },
      { heading: "Privat eller företag", text: "Välj när du beställer. Företag ser priser exkl moms." },
      { heading: "Hela priset före köpet", text: "Frakt och avgifter visas innan du beställer." },
    ],
    promisesLabel: "Så handlar du hos oss",
  },
  sections: { label: "På sidan", previous: "Föregående avsnitt", next: "Nästa avsnitt" },
  longText: { more: "Läs mer", less: "Läs mindre" },
  product: {
    reviews: "Omdömen",
    stockFailed: "Fel i lagerhämtning",
    openAt: (host: string): string => `Öppna hos ${host}`,
  },
  brands: { heading: "Varumärken", lead: "Alla våra varumärken, i bokstavsordning.", letters: "Bokstäver" },
  stores: {
    heading: "Våra butiker",
    lead: "Hämta din beställning, se och känn på varorna eller ställ en fråga.",
    none: "Just nu har vi inga butiker att visa.",
    address: "Adress",
    hours: "Öppettider och kontakt",
    all: "Alla butiker",
    places: (host: string): string =>
      `Sökfältet kan föreslå orter. Förslagen hämtas från ${host}, som då får veta din ip-adress och vad du skriver i fältet. De visas när du tillåter funktionella tjänster från tredje part; sidan laddas då om.`,
    tilesPurpose: "Här visas butikerna på en karta med gator.",
  },
  cart: { heading: "Din varukorg" },
  checkout: { heading: "Kassa" },
  notFound: {
    sign: "404",
    heading: "Sidan kunde inte hittas",
    lead: "Adressen kan vara felskriven, eller så har varan utgått ur sortimentet.",
    search: "Sök efter det du letade efter, eller börja om från",
    homeLink: "startsidan",
    popular: "Här finns det mesta",
  },
  paused: {
    heading: "Just nu går det inte att handla här",
    lead: "Hela sortimentet finns kvar att titta på.",
    home: "Till startsidan",
  },
  failure: {
    shop: "Butiken",
    title: "Något gick fel",
    heading: "Något gick fel hos oss",
    lead: "Sidan kunde inte visas just nu. Din varukorg finns kvar. Vänta en liten stund och försök igen.",
    retry: "Försök igen",
    home: "Till startsidan",
  },
} as const;
