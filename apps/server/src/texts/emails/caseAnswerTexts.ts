import { disputeBody } from "@torg/compliance";
import type { CaseKind } from "@torg/desk/domain/cases";

const refused: Readonly<Record<CaseKind, string>> = {
  return: "Vi kan inte ta emot din retur.",
  complaint: "Vi kan inte godkänna din reklamation.",
  withdrawal: "Vi kan inte godta att du ångrar köpet.",
};

const accepted: Readonly<Record<CaseKind, string>> = {
  return: "Vi har godkänt din retur.",
  complaint: "Vi har godkänt din reklamation.",
  withdrawal: "Vi har tagit hand om ditt ångrade köp.",
};

/** Swedish texts of the letter that tells a buyer how a return, complaint or withdrawal ended. */
export const caseAnswerTexts = {
  subject: (id: number, order: string, shop: string) => `Svar på ärende ${id} om order ${order} – ${shop}`,
  hello: (name: string) => (name === "" ? "Hej!" : `Hej ${name}!`),
  about: {
    return: (id: number, order: string) => `Här är vårt svar på din retur av order ${order}, ärende ${id}. Det gäller:`,
    complaint: (id: number, order: string) =>
      `Här är vårt svar på din reklamation av order ${order}, ärende ${id}. Det gäller:`,
    withdrawal: (id: number, order: string) =>
      `Här är vårt svar om att du ångrat köpet av order ${order}, ärende ${id}. Det gäller:`,
  } satisfies Record<CaseKind, (id: number, order: string) => string>,
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  endings: {
    accepted,
    refunded: "Du får pengarna tillbaka på samma sätt som du betalade.",
    repaired: "Varan är reparerad. Det kostar dig ingenting.",
    replaced: "Du får en ny vara i stället. Det kostar dig ingenting.",
    refused,
  },
  reason: (text: string) => `Skälet är: ${text}`,
  dispute: `Håller du inte med? Svara oss gärna. Kommer vi inte överens kan du vända dig till ${disputeBody}.`,
  ask: (ways: string) => `Undrar du något? Kontakta oss: ${ways}`,
} as const;
