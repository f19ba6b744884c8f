import {
  aboutDemoPath,
  accessibilityPath,
  accountPath,
  becomeMemberPath,
  brandsPath,
  customerServicePath,
  privacyPath,
  termsPath,
  withdrawalPath,
} from "@torg/format/addresses";
import { withdrawalLabel } from "@torg/compliance";

/** The words of the pages themselves; those of features stand in their packages. */
export const storefrontTexts = {
  searchHint: "Sök bland våra produkter",
  skipToContent: "Hoppa till innehållet",
  offline: "Du är inte uppkopplad just nu. Det du har skrivit är kvar; försök igen när du har kontakt med nätet.",
  footerLinks: [
    { title: "Varumärken", url: brandsPath },
    { title: "Ångra avtalet här", url: withdrawalPath },
    { title: "Mina köp", url: accountPath },
    { title: "Integritet", url: privacyPath },
    { title: "Kundklubb", url: becomeMemberPath },
  ],
  consentLinks: {
    label: "Läs mer innan du väljer",
    links: [
      { title: "Integritet och kakor", url: privacyPath },
      { title: "Köpvillkor", url: termsPath },
      { title: "Kundservice", url: customerServicePath },
      { title: withdrawalLabel, url: withdrawalPath },
    ],
  },
  trail: { label: "Brödsmulor", start: "Start" },
  footer: {
    label: "Sidfot",
    service: "Kundservice",
    shop: "Handla",
    company: "Om företaget",
    demo: { title: "Om demobutiken", url: aboutDemoPath },
    terms: { title: "Köpvillkor", url: termsPath },
    privacy: { title: "Integritet", url: privacyPath },
    accessibility: { title: "Tillgänglighet", url: accessibilityPath },
    withdrawal: { title: "Ångra avtalet här", url: withdrawalPath },
    organisationNumber: "Org.nr",
    vatNumber: "Momsnr",
    note: "Det här är en demonstration. Inga varor säljs och inga pengar dras.",
  },
  home: {
    heading: (shop: string): string => `Välkommen till ${shop}`,
    lead: "Filtrera på det som betyder något för dig, jämför sida vid sida och se direkt vad som finns i lager.",
    promises: [
      { heading: "Lagersaldo på varje vara", text: "Du ser vad som finns hemma innan du beställer." },
      { heading: "Privat eller företag", text: "Välj när du beställer. Företag ser priser exkl moms." },
      { heading: "Hela priset före köpet", text: "Frakt och avgifter visas innan du beställer." },
    ],
  },
  product: { stockFailed: "Fel i lagerhämtning" },
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
