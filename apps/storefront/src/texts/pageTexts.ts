import { privacyPath } from "@torg/format/addresses";
/** The words of what stands below the shop's own text on some pages. */
export const pageTexts = {
  corrected: (words: string) => `Visar träffar för ”${words}”. Inga produkter passade det du skrev.`,
  alike: "Inga produkter passade det du skrev. Du ser de som liknar det mest.",
  foundPages: "Sidor om det du sökte",
  stored: {
    heading: "Det här sparas i din webbläsare",
    lead: "Allt som butikens egna sidor sparar hos dig, efter ändamål. Bara det nödvändiga sparas innan du har valt.",
  },
  club: {
    firstName: "Förnamn",
    lastName: "Efternamn",
    email: "E-post",
    news: "Ja tack, skicka mig nyheter och erbjudanden via e-post.",
    newsHint: "Frivilligt. Du kan avsluta när du vill.",
    submit: "Ansök om medlemskap",
    privacy: "Vi använder uppgifterna för att lägga upp ditt medlemskap.",
    privacyLink: { title: "Så behandlar vi personuppgifter", url: privacyPath },
  },
} as const;
