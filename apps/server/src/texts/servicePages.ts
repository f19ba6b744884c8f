import { pageAddress } from "@torg/pages/contract";

/** The shop's own pages other than content pages: their titles, and the words that people search for them by. */
export const servicePageTexts = {
  returns: {
    title: "Retur och reklamation",
    text: "retur returnera returer reklamation reklamera garanti återbetalning byte byta trasig",
  },
  withdrawal: { title: "Ångra avtalet här", text: "ångra ångerrätt ångra köp" },
  stores: { title: "Våra butiker", text: "butik butiker öppettider öppet adress hitta hämta" },
  account: { title: "Mina köp", text: "konto order beställning mina köp kvitto logga in" },
  accountRegister: { title: "Skapa konto", text: "skapa konto registrera bli kund nytt konto" },
  accountHelp: { title: "Hjälp att logga in", text: "glömt lösenord nytt lösenord byta lösenord logga in länk" },
  accountData: {
    title: "Mina uppgifter",
    text: "personuppgifter uppgifter gdpr radera avsluta medlemskap lämna kundklubben nyhetsbrev",
  },
} as const;

const places = [
  "returns",
  "withdrawal",
  "stores",
  "account",
  "accountRegister",
  "accountHelp",
  "accountData",
] as const satisfies readonly (keyof typeof servicePageTexts)[];

/** These pages with their addresses. */
export const servicePages = () => places.map((page) => ({ ...servicePageTexts[page], url: pageAddress(page) }));
