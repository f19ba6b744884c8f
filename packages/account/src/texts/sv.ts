import { formatDate, formatPrice, toKronor } from "@torg/format";
import type { AccountOrderState } from "../domain/index.ts";

/** The Swedish words of login, club and account. */
export const accountTexts = {
  login: {
    heading: "Logga in",
    lead: "Se dina beställningar och få dina uppgifter ifyllda när du beställer.",
    email: "E-post",
    password: "Lösenord",
    showPassword: "Visa lösenord",
    submit: "Logga in",
    become: "Bli medlem",
    already: "Redan medlem?",
    guest: "Du kan handla, lämna tillbaka och ångra köp utan att logga in.",
  },
  club: {
    firstName: "Förnamn",
    lastName: "Efternamn",
    email: "E-post",
    news: "Ja tack, skicka mig nyheter och erbjudanden via e-post.",
    newsHint: "Frivilligt. Du kan avsluta när du vill.",
    submit: "Ansök om medlemskap",
    privacy: "Vi använder uppgifterna för att lägga upp ditt medlemskap.",
    privacyLink: "Så behandlar vi personuppgifter",
  },
  head: {
    greeting: (name: string, email: string): string => (name === "" ? email : `${name}, ${email}`),
    logOut: "Logga ut",
    pages: "Mitt konto",
    orders: "Mina köp",
    ownData: "Mina uppgifter",
  },
  orders: {
    heading: "Mina köp",
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
    } satisfies Record<AccountOrderState, string>,
    /** `7 088 kr`, from öre. */
    price: (ore: number): string => formatPrice(toKronor(ore)),
    /** `21 november 2026`, from an ISO moment. */
    date: (moment: string): string => formatDate(moment),
    line: (quantity: number, name: string): string => `${quantity} × ${name}`,
    cases: "Ärenden",
    case: (number: number, kind: string, date: string): string => `Ärende ${number}, ${kind}, ${date}`,
  },
  ownData: {
    heading: {
      overview: "Mina uppgifter",
      leave: "Lämna kundklubben",
      erase: "Radera mina uppgifter",
    },
    overview: {
      copy: {
        heading: "Hämta dina uppgifter",
        text: "Du får en fil med allt vi har sparat om dig: konto, beställningar, betalningar, ärenden med bilder, omdömen, besök och val om kakor. Filen är i formatet JSON, som andra tjänster kan läsa.",
        submit: "Hämta mina uppgifter",
      },
      news: {
        heading: "Nyhetsbrev",
        yes: "Du har sagt ja till nyheter och erbjudanden via e-post. Du kan när som helst ta tillbaka det.",
        no: "Du får inga nyhetsbrev från oss.",
        submit: "Avsluta nyhetsbrevet",
      },
      club: {
        heading: "Kundklubben",
        text: "Du är medlem. Om du lämnar klubben avslutas ditt konto och nyhetsbrevet. Du kan bli medlem igen när du vill.",
        link: "Lämna kundklubben",
      },
      erase: {
        heading: "Radera dina uppgifter",
        text: "Vi tar bort det vi vet om dig. Kvitton måste vi spara för bokföringen. Läs vad som försvinner och vad som blir kvar innan du bestämmer dig.",
        link: "Radera mina uppgifter",
      },
      more: {
        text: "Vad vi sparar, varför och hur länge:",
        title: "Integritet och kakor",
      },
    },
    leave: {
      lead: "När du lämnar klubben händer det här direkt:",
      points: [
        "Ditt konto tas bort och du loggas ut.",
        "Nyhetsbrevet avslutas.",
        "Dina beställningar finns kvar hos oss, och du kan lämna tillbaka, reklamera och ångra köp utan konto.",
        "Du kan ansöka om medlemskap igen när du vill.",
      ],
      submit: "Lämna kundklubben",
    },
    erase: {
      lead: "Det går inte att ångra. Du loggas ut direkt och får ett mejl när det är klart.",
      goneHeading: "Det här försvinner",
      gone: [
        "Ditt konto, ditt medlemskap i kundklubben och nyhetsbrevet.",
        "Personnummer, e-postadress, mobilnummer och meddelanden på dina beställningar.",
        "Returer och reklamationer, med det du har skrivit och dina bilder.",
        "Varukorgen, påbörjade formulär och enheter du har loggat in från.",
        "Ditt namn på omdömen. Betyg och text står kvar utan namn.",
      ],
      keptHeading: "Det här blir kvar",
      kept: [
        "Kvitton med ditt namn och din adress, i sju år efter året då du handlade. Det kräver bokföringslagen.",
        "Att du har ångrat ett köp, i tre och ett halvt år. Vi måste kunna visa att vi tog emot det. Din e-postadress tas bort.",
        "Att du har sagt nej till frågor om omdömen. Vi sparar ett avtryck av adressen, så att vi inte frågar igen.",
        "Dina val om kakor, utan koppling till dig.",
      ],
      before:
        "Dina rättigheter som köpare är desamma, men du kan inte längre söka upp dina beställningar här. Vänta gärna tills allt du har beställt har kommit fram.",
      exportFirst: "Hämta dina uppgifter först",
      submit: "Radera mina uppgifter",
    },
    confirm: {
      password: "Ditt lösenord",
      hint: "Så att ingen annan gör det i ditt namn.",
      cancel: "Avbryt",
    },
    ended: {
      home: "Till startsidan",
      left: {
        heading: "Du har lämnat kundklubben",
        lead: "Ditt konto och nyhetsbrevet är avslutade. Tack för tiden som medlem.",
        again: "Bli medlem igen",
      },
      erased: {
        heading: "Dina uppgifter är raderade",
        lead: "Du är utloggad. Ett mejl som bekräftar raderingen är på väg till dig, och det är det sista vi skickar.",
      },
    },
  },
} as const;

/** What a shop may replace. */
export type AccountTexts = Loose<typeof accountTexts>;

type Loose<T> = T extends string
  ? string
  : T extends (...args: never) => string
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };
