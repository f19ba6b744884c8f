import type { LaterConsentTexts } from "./laterSv.ts";

/** Swedish texts of consent. */
export const consentTexts = {
  heading: "Integritetsinställningar",
  open: "Integritet",
  summary:
    "Vi använder kakor som butiken behöver för att fungera. Med ditt samtycke visar vi också innehåll från andra och vad du senast har tittat på och sökt efter (funktionella tjänster) och anpassar marknadsföring.",
  withdrawal: "Du kan ändra ditt val när som helst under Integritet längst ned på varje sida.",
  acceptAll: "Acceptera alla",
  onlyNecessary: "Endast nödvändiga",
  settings: "Inställningar",
  save: "Spara val",
  close: "Stäng",
  /** Links to read before choosing. */
  links: {
    label: "Läs mer innan du väljer",
    privacy: "Integritet och kakor",
    terms: "Köpvillkor",
    customerService: "Kundservice",
  },
  options: {
    required: {
      name: "Nödvändiga",
      description: "Behövs för varukorg, kassa och säkerhet och går inte att stänga av.",
    },
    functional: {
      name: "Funktionella tjänster från tredje part",
      description:
        "Kartor, filmer och annat innehåll som hämtas från andra. Här ingår också en lista i din webbläsare över produkter du har tittat på och vad du har sökt efter.",
    },
    marketing: {
      name: "Marknadsföring från tredje part",
      description: "Mäter och anpassar annonser.",
    },
  },
  blocked: {
    text: "Innehållet kan inte visas",
    /** The source of the content, and what happens when it is allowed. */
    reason: (provider: string, purpose?: string): string =>
      `${purpose === undefined ? "Det" : `${purpose} Det`} hämtas från ${provider}, som då får veta din ip-adress och vilken sida du läser. Det visas när du tillåter funktionella tjänster från tredje part; sidan laddas då om.`,
    activate: "Aktivera funktionella tjänster från tredje part",
  },
} as const;

/** The texts that a shop may replace. */
export type ConsentTexts = Loose<typeof consentTexts> & {
  readonly later?: { readonly [Subject in keyof LaterConsentTexts]?: Partial<LaterConsentTexts[Subject]> };
};

type Loose<T> = T extends string
  ? string
  : T extends (...args: never) => string
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };
