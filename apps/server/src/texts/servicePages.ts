import { pageAddress } from "@torg/pages/contract";
/** The shop's own pages outside its content, and the words by which people look for them. */
export const servicePages = [
  {
    title: "Retur och reklamation",
    url: pageAddress("returns"),
    text: "retur returnera returer reklamation reklamera garanti återbetalning byte byta trasig",
  },
  { title: "Ångra avtalet här", url: pageAddress("withdrawal"), text: "ångra ångerrätt ångra köp" },
  {
    title: "Våra butiker",
    url: pageAddress("stores"),
    text: "butik butiker öppettider öppet adress hitta hämta",
  },
  { title: "Mina köp", url: pageAddress("account"), text: "konto order beställning mina köp kvitto logga in" },
  {
    title: "Mina uppgifter",
    url: pageAddress("accountData"),
    text: "personuppgifter uppgifter gdpr radera avsluta medlemskap lämna kundklubben nyhetsbrev",
  },
] as const;
