const again = "Försök igen eller välj ett annat sätt att betala.";
const elsewhere = "Välj ett annat sätt att betala.";

/** Why a payment by Swish failed, by Swish's code, and what the buyer can do. */
const troubles = {
  RF07: `Betalningen nekades i Swish och inget har dragits. Kontrollera saldot och din gräns för Swish i din bank. ${again}`,
  DECLINED: `Du sa nej till betalningen i Swish och inget har dragits. ${again}`,
  CANCELLED: `Betalningen avbröts och inget har dragits. ${again}`,
  BANKIDCL: `Du avbröt i BankID och inget har dragits. ${again}`,
  BANKIDONGOING: "Ditt BankID används redan till något annat. Avsluta det och försök igen.",
  BANKIDUNKN: `Ditt BankID kunde inte godkänna betalningen. Kontrollera att det är giltigt. ${again}`,
  TM01: "Tiden för att betala gick ut och inget har dragits. Du har tre minuter på dig att godkänna i Swish. Försök igen.",
  DS24: "Swish fick inget svar från bankerna. Kontrollera i din bank om pengarna har dragits innan du betalar igen, och hör av dig till oss om de har det.",
  PA02: `Swish kan inte ta emot beloppet. ${elsewhere}`,
  AM02: `Beloppet är för stort för Swish. ${elsewhere}`,
  AM06: `Beloppet är för litet för Swish. ${elsewhere}`,
  AM21: `Beloppet är över din gräns för Swish. Höj gränsen i din bank och försök igen, eller välj ett annat sätt att betala.`,
  AC05: `Kontot som är kopplat till Swish går inte att betala från. Kontrollera det i din bank. ${elsewhere}`,
  AC06: `Kontot som är kopplat till Swish är spärrat. Kontrollera det i din bank. ${elsewhere}`,
  ACMT01: `Ditt Swish är inte aktiverat. Aktivera det i din bank. ${elsewhere}`,
  ACMT03: `Ditt nummer är inte anslutet till Swish. ${elsewhere}`,
  ACMT07: `Vi kan inte ta emot Swish just nu. ${elsewhere}`,
  VR01: `Swish godkänner inte köpet för din ålder. ${elsewhere}`,
  VR02: `Swish godkänner inte köpet. ${elsewhere}`,
  RP06: "Du har redan en betalning som väntar i Swish. Avbryt den i appen eller vänta tre minuter, och försök igen.",
};

/** Texts of payments by Swish. */
export const swishTexts = {
  /** Shown in the app; letters, digits and some signs, at most 50. */
  message: (reference: string): string => `Köp med referens ${reference}`,
  /** The format that Swish accepts for it. */
  messageForm: /^[\wåäöÅÄÖ :;.,?!()"-]{0,50}$/,
  /** Why a payment failed, by Swish's code; `other` is for unknown codes and always true. */
  troubles: {
    ...troubles,
    other: `Betalningen gick inte igenom i Swish och inget har dragits. ${again}`,
  },
} as const;
