/** The reference shop's messages from the contract. Another shop may use its own words, which only causes a warning. */
export const contractTexts = {
  tokenRefused: "Sidan har varit öppen för länge. Ladda om sidan och försök igen.",
  checkValues: "Kontrollera uppgifterna.",
  notFound: "Sidan eller produkten kunde inte hittas.",
  compareFull: (most: number): string => `Du kan jämföra högst ${most} produkter.`,
  compareAdded: "Produkten har lagts till i jämförelsen.",
  compareRemoved: "Produkten har tagits bort från jämförelsen.",
  compareCleared: "Jämförelsen är tömd.",
  countryUnavailable: "Vi levererar inte till det landet.",
  paymentUnavailable: "Betalningsmetoden är inte tillgänglig.",
  deliveryUnavailable: "Fraktsättet är inte tillgängligt.",
  postalCodeInvalid: "Ange ett giltigt postnummer.",
  enterCode: "Ange en kod.",
  codeUsed: "Koden är redan tillagd.",
  codeNotRemoved: "Rabatten kunde inte tas bort.",
  loginRefused: "Fel e-postadress eller lösenord.",
  orderNotFound: "Vi hittade ingen order med de uppgifterna.",
  acceptTerms: "Du måste acceptera köpvillkoren.",
} as const;

/** A word that no shop knows, and letters that only Swedish has, for searches and messages. */
export const sampleTexts = { nonsense: "qxzvwq", message: "Ring på, tack – åäö ÅÄÖ é" } as const;
