import {
  accountDataPath,
  accountPath,
  alreadyMemberPath,
  becomeMemberPath,
  withdrawalPath,
} from "@torg/format/addresses";
import {
  complaintRight,
  disputeBody,
  withdrawalExceptions,
  withdrawalExceptionsLead,
  withdrawalLabel,
  withdrawalPeriod,
} from "@torg/compliance";

/** The words of the pages about returns, withdrawals, reviews and the account. */
export const serviceTexts = {
  returns: {
    heading: "Retur och reklamation",
    lead: "Välj det som stämmer bäst, så hjälper vi dig vidare.",
    ways: [
      {
        title: "Ångra köpet",
        text: `${withdrawalPeriod} Du behöver inte ange något skäl.`,
        link: { title: withdrawalLabel, url: withdrawalPath },
      },
      {
        title: "Reklamera fel på varan",
        text: `${complaintRight} Du kan välja mellan att varan repareras och att den byts ut.`,
        link: null,
      },
      {
        title: "Frivillig retur",
        text: "Vill du lämna tillbaka en oanvänd vara? Anmäl returen så hör vi av oss om hur du gör.",
        link: null,
      },
    ],
    have: "Ha ordernumret och din e-postadress till hands. Bilder är frivilliga.",
    dispute: `Kommer vi inte överens kan du vända dig till ${disputeBody}.`,
    back: "Tillbaka till retur och reklamation",
    done: "Din anmälan är mottagen",
  },
  review: {
    heading: "Skriv ett omdöme",
    lead: "Sätt ett betyg och skriv gärna några rader om vad du tycker. Betyget sparas direkt.",
    done: "Till startsidan",
  },
  reviewRefusal: {
    heading: "Vill du slippa frågor om omdömen?",
    lead: "Då skickar vi inga fler sådana mejl till den e-postadress som länken kom till.",
    submit: "Nej tack, fråga inte mer",
    done: "Vi frågar inte mer",
    doneLead: "Du får inga fler mejl om omdömen från oss. Dina beställningar påverkas inte.",
  },
  login: {
    heading: "Logga in",
    lead: "Se dina beställningar och få dina uppgifter ifyllda när du beställer.",
    email: "E-post",
    password: "Lösenord",
    showPassword: "Visa lösenord",
    submit: "Logga in",
    become: { title: "Bli medlem", url: becomeMemberPath },
    already: { title: "Redan medlem?", url: alreadyMemberPath },
    guest: "Du kan handla, lämna tillbaka och ångra köp utan att logga in.",
  },
  account: {
    heading: "Mina köp",
    greeting: (name: string, email: string): string => (name === "" ? email : `${name}, ${email}`),
    none: "Du har inga beställningar än.",
    shop: "Börja handla",
    order: (name: string): string => `Order ${name}`,
    ordered: "Beställd",
    total: "Totalt",
    state: "Status",
    states: {
      placed: "Mottagen",
      awaiting_payment: "Väntar på betalning",
      paid: "Betald",
      cancelled: "Avbruten",
    },
    line: (quantity: number, name: string): string => `${quantity} × ${name}`,
    withdraw: withdrawalLabel,
    complain: "Retur eller reklamation",
    cases: "Ärenden",
    case: (number: number, kind: string, date: string): string => `Ärende ${number}, ${kind}, ${date}`,
    logOut: "Logga ut",
    pagesLabel: "Mitt konto",
    pages: [
      { title: "Mina köp", url: accountPath },
      { title: "Mina uppgifter", url: accountDataPath },
    ],
  },
  withdrawal: {
    start: withdrawalLabel,
    confirm: "Bekräfta att du ångrar",
    done: "Vi har tagit emot ditt meddelande",
    lead: `${withdrawalPeriod} Du behöver varken logga in eller ange något skäl.`,
    exceptions: {
      lead: withdrawalExceptionsLead,
      list: withdrawalExceptions,
      note: "Är du osäker? Skicka ändå, så bedömer vi och hör av oss.",
    },
    confirmLead: "Stämmer uppgifterna? Inget är skickat förrän du bekräftar.",
  },
} as const;
