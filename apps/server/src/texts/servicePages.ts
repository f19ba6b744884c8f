/** The shop's own pages outside its content, and the words by which people look for them. */
export const servicePages = [
  {
    title: "Retur och reklamation",
    url: "/retur-och-reklamation",
    text: "retur returnera returer reklamation reklamera garanti återbetalning byte byta trasig",
  },
  { title: "Ångra avtalet här", url: "/angra-kop", text: "ångra ångerrätt ångra köp" },
  {
    title: "Våra butiker",
    url: "/sidor/butiker/vara-butiker",
    text: "butik butiker öppettider öppet adress hitta hämta",
  },
  { title: "Mina köp", url: "/konto", text: "konto order beställning mina köp kvitto logga in" },
  {
    title: "Mina uppgifter",
    url: "/konto/uppgifter",
    text: "personuppgifter uppgifter gdpr radera avsluta medlemskap lämna kundklubben nyhetsbrev",
  },
] as const;
