/** Texts of whole pages around the packages' components; islands do not need them. */
export const laterNavigationTexts = {
  skipToContent: "Hoppa till innehållet",
  offline: "Du är inte uppkopplad just nu. Det du har skrivit är kvar; försök igen när du har kontakt med nätet.",
  trail: { label: "Brödsmulor", start: "Start" },
  /** Links of the footer besides those that the shop has chosen. */
  footerLinks: {
    brands: "Varumärken",
    withdrawal: "Ångra avtalet här",
    account: "Mina köp",
    wishes: "Önskelista",
    privacy: "Integritet",
    club: "Kundklubb",
  },
  /** The home page of a shop without texts of its own for it. */
  home: {
    heading: (shop: string): string => `Välkommen till ${shop}`,
    lead: "Filtrera på det som betyder något för dig, jämför sida vid sida och se direkt vad som finns i lager.",
    promises: [
      { heading: "Lagersaldo på varje vara", text: "Du ser vad som finns hemma innan du beställer." },
      { heading: "Privat eller företag", text: "Välj när du beställer. Företag ser priser exkl moms." },
      { heading: "Hela priset före köpet", text: "Frakt och avgifter visas innan du beställer." },
    ],
  },
  /** Instead of the shop's own text on the page of a campaign that does not run. */
  pausedCampaign: {
    heading: "Kampanjen pågår inte just nu",
    lead: "Det finns annat till nedsatt pris.",
    reduced: "Alla nedsatta varor",
  },
  notFound: {
    sign: "404",
    heading: "Sidan kunde inte hittas",
    lead: "Adressen kan vara felskriven, eller så har varan utgått ur sortimentet.",
    /** Instead of heading and lead at the address of an order. */
    orderHeading: "Beställningen visas inte här",
    order:
      "En beställning visas bara för den som har lagt den. Öppna länken i orderbekräftelsen, eller logga in och se den under Mina köp.",
    orderPaid: "Har du nyss betalat? Går betalningen igenom får du en orderbekräftelse med mejl.",
    toOrders: "Till Mina köp",
    search: "Sök efter det du letade efter, eller börja om från",
    homeLink: "startsidan",
    searchFor: (words: string): string => `Sök på ”${words}”`,
    popular: "Här finns det mesta",
  },
  /** Instead of cart and checkout while sales are paused. */
  paused: {
    heading: "Just nu går det inte att handla här",
    lead: "Hela sortimentet finns kvar att titta på.",
    home: "Till startsidan",
  },
  /** The error page. */
  failure: {
    shop: "Butiken",
    title: "Något gick fel",
    heading: "Något gick fel hos oss",
    lead: "Sidan kunde inte visas just nu. Din varukorg finns kvar. Vänta en liten stund och försök igen.",
    retry: "Försök igen",
    home: "Till startsidan",
  },
};

/** Every text of whole pages; a shop may replace any of them. */
export type LaterNavigationTexts = typeof laterNavigationTexts;
