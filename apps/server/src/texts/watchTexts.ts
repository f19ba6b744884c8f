import { watchDays } from "@torg/account/domain";

/** Swedish texts about watched goods, in responses and letters. */
export const watchTexts = {
  asked: "Vi har skickat ett mejl till adressen. Bekräfta där, så hör vi av oss när varan är tillbaka.",
  watching: "Klart! Vi mejlar dig när varan är tillbaka.",
  ended: "Dina bevakningar är avslutade. Vi mejlar dig inte om dem.",
  available: "Varan finns i lager och går att köpa nu.",
  deadLink: "Länken gäller inte längre. Bevaka varan igen, så får du en ny.",
  email: "Ange en e-postadress, till exempel namn@exempel.se.",
  page: {
    asked: "Bekräfta bevakningen",
    waiting: "Du bevakar varan",
    told: "Varan är tillbaka",
    dead: "Länken gäller inte längre",
  },
} as const;

/** Swedish texts of letters about watched goods. */
export const watchEmailTexts = {
  hello: "Hej!",
  ask: {
    subject: (name: string) => `Bekräfta att du vill bevaka ${name}`,
    text: (name: string) => `Du, eller någon som angett din adress, vill få ett mejl när ${name} är tillbaka i lager.`,
    link: (address: string) => `Bekräfta här: ${address}`,
    notYou: `Var det inte du? Då behöver du inte göra något. Adressen tas bort inom ${watchDays.asked} dagar.`,
  },
  back: {
    subject: (name: string) => `Nu är ${name} tillbaka`,
    text: (name: string) => `${name} som du bevakar går att köpa igen:`,
    once: "Det här är det enda mejlet om varan. Vi kan inte lova hur länge den finns kvar.",
    end: (address: string) => `Avsluta alla dina bevakningar: ${address}`,
  },
} as const;
