import { formatDate, formatPrice, toKronor } from "@torg/format";
import type { AccountOrderState } from "../domain/index.ts";
import { wishTexts } from "./wishSv.ts";

/** The Swedish texts of login, club and account. */
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
    help: "Glömt lösenordet?",
    register: "Skapa konto",
    newHere: {
      heading: "Ny kund?",
      text: "Ett konto är klart på en minut. Du väljer lösenord via en länk som vi mejlar.",
    },
    club: {
      heading: "Kundklubben",
      text: "Ansök om medlemskap, så skriver vi till dig när det är klart.",
    },
    guest: "Du kan handla, lämna tillbaka och ångra köp utan att logga in.",
  },
  bankId: {
    logIn: "Logga in med BankID",
    heading: { login: "Logga in med BankID", link: "Koppla BankID" },
    scan: "Har du BankID på en annan enhet? Öppna appen där och skanna koden.",
    code: "QR-kod för BankID",
    open: "Öppna BankID på denna enhet",
    elsewhere: "Använd BankID på en annan enhet",
    looksAgain: "Sidan laddas om med några sekunders mellanrum.",
    lookAgain: "Ladda om nu",
    cancel: "Avbryt",
    again: "Försök igen",
    otherWay: "Logga in på ett annat sätt",
    toOwnData: "Till Mina uppgifter",
    goOn: "Fortsätt",
    card: {
      heading: "BankID",
      linked: "Du kan logga in med BankID. Vi sparar inte ditt personnummer, bara ett avtryck som inte går att läsa.",
      unlinked:
        "Koppla ditt BankID, så kan du logga in utan lösenord nästa gång. Vi sparar inte ditt personnummer, bara ett avtryck som inte går att läsa.",
      link: "Koppla BankID",
      unlink: "Koppla bort BankID",
    },
  },
  register: {
    heading: "Skapa konto",
    lead: "Med ett konto ser du dina köp, följer dina leveranser och slipper fylla i uppgifterna igen.",
    firstName: "Förnamn",
    lastName: "Efternamn",
    email: "E-post",
    emailHint: "Vi skickar en länk dit, där du väljer ditt lösenord.",
    submit: "Skapa konto",
    already: "Har du redan ett konto? Logga in",
    sent: {
      heading: "Titta i din e-post",
      /** `email` is empty if the page is opened again later. */
      lead: (email: string): string =>
        `Vi har skickat ett mejl till ${email === "" ? "adressen" : email}. Öppna länken i det inom ett dygn, så väljer du lösenord och kontot är klart.`,
      hint: "Kommer det inget inom några minuter, titta i skräpposten.",
      again: "Skicka igen",
      other: "Använd en annan adress",
    },
    privacy: "Vi använder uppgifterna till ditt konto och dina köp.",
    privacyLink: "Så behandlar vi personuppgifter",
  },
  loginHelp: {
    heading: "Hjälp att logga in",
    lead: "Skriv din e-postadress, så skickar vi en länk dit.",
    email: "E-post",
    password: "Välj ett nytt lösenord",
    login: "Logga in utan lösenord",
    back: "Tillbaka till inloggningen",
    register: "Skapa konto",
    note: "Av säkerhetsskäl säger vi inte här om adressen har ett konto. Det syns i mejlet.",
  },
  accountLink: {
    login: {
      heading: "Logga in",
      lead: (email: string): string => `Du loggar in som ${email}.`,
      submit: "Logga in",
    },
    password: {
      heading: "Välj ett nytt lösenord",
      lead: (email: string): string => `Det gäller kontot för ${email}. Du loggas ut på andra enheter.`,
      submit: "Spara och logga in",
    },
    register: {
      heading: "Välj ett lösenord",
      lead: (email: string): string => `Sedan är kontot för ${email} klart.`,
      submit: "Skapa konto",
    },
    address: {
      heading: "Bekräfta din nya e-postadress",
      lead: (email: string): string =>
        `Ditt konto får adressen ${email}. Det du har köpt med den gamla adressen hittar du med ordernumret.`,
      submit: "Byt till den här adressen",
    },
    newPassword: "Nytt lösenord",
    hint: (shortest: number): string =>
      `Minst ${shortest} tecken. Några ord på rad är lätta att minnas och svåra att gissa.`,
    dead: {
      heading: "Länken gäller inte längre",
      lead: "Den går att använda en gång och gäller bara en begränsad tid. Be om en ny, så kommer den på några minuter.",
      again: "Be om en ny länk",
      login: "Till inloggningen",
    },
  },
  wishes: wishTexts,
  watch: {
    lead: "Varan är slut. Vi kan mejla dig när den är tillbaka.",
    email: "E-post",
    hint: "Först bekräftar du adressen. Sedan får du ett enda mejl.",
    submit: "Bevaka",
    asked: {
      heading: "Bekräfta bevakningen",
      lead: (product: string): string => `Vi mejlar dig en gång, när ${product} är tillbaka i lager.`,
    },
    waiting: {
      heading: "Du bevakar varan",
      lead: (product: string): string => `Vi mejlar dig när ${product} är tillbaka i lager.`,
    },
    told: {
      heading: "Varan är tillbaka",
      lead: (product: string): string => `${product} har kommit in igen, och bevakningen är avslutad.`,
    },
    confirm: "Ja, bevaka varan",
    toProduct: "Till varan",
    endLead: "Vill du inte ha fler mejl om varor du bevakar?",
    end: "Avsluta alla bevakningar",
    dead: {
      heading: "Länken gäller inte längre",
      lead: "Bevakningen är avslutad eller för gammal. Du kan bevaka varan igen på dess sida.",
    },
  },
  club: {
    firstName: "Förnamn",
    lastName: "Efternamn",
    email: "E-post",
    news: "Ja tack, skicka mig nyheter och erbjudanden via e-post.",
    newsHint: "Frivilligt. Du kan avsluta när du vill.",
    submit: "Ansök om medlemskap",
    member: "Du är redan medlem och inloggad.",
    memberLink: "Till Mina köp",
    privacy: "Vi använder uppgifterna för att lägga upp ditt medlemskap.",
    privacyLink: "Så behandlar vi personuppgifter",
  },
  head: {
    greeting: (name: string, email: string): string => (name === "" ? email : `${name}, ${email}`),
    logOut: "Logga ut",
    pages: "Mitt konto",
    orders: "Mina köp",
    ownData: "Mina uppgifter",
    wishes: "Önskelista",
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
      picked: "Packas",
      "partly-shipped": "Delvis skickad",
      shipped: "Skickad",
      delivered: "Levererad",
      returned: "Returnerad",
      cancelled: "Avbruten",
    } satisfies Record<AccountOrderState, string>,
    /** `7 088 kr` or `99,50 kr`, from öre. */
    price: (ore: number): string => formatPrice(toKronor(ore), { decimals: 2, stripIfInteger: true }),
    /** `21 november 2026`, from an ISO timestamp. */
    date: (moment: string): string => formatDate(moment),
    line: (quantity: number, name: string): string => `${quantity} × ${name}`,
    refunded: "Återbetalat",
    buyAgain: "Köp igen",
    /** Begins with the visible text, for voice control. */
    buyAgainLabel: (order: string): string => `Köp igen, order ${order}`,
    shipments: "Leveranser",
    shipped: (date: string, carrier: string): string =>
      carrier === "" ? `Skickad ${date}` : `Skickad ${date} med ${carrier}`,
    delivered: (date: string): string => `framme ${date}`,
    parcel: (number: string): string => `kolli ${number}`,
    follow: "Följ paketet",
    /** The link's text for screen readers, because an order may have several parcels. */
    followLabel: (number: string): string => `Följ paketet ${number}`,
    receipt: "Visa kvitto",
    /** Begins with the visible text, for voice control. */
    receiptLabel: (order: string): string => `Visa kvitto, order ${order}`,
    now: "Din beställning just nu",
    creditNotes: "Kreditnotor",
    creditNote: (number: number, price: string, date: string): string => `Kreditnota ${number}, ${price}, ${date}`,
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
      contact: {
        heading: "Namn, telefon och adress",
        text: "Kassan fyller i dem när du är inloggad. Beställningar som du redan har gjort ändras inte.",
      },
      copy: {
        heading: "Hämta dina uppgifter",
        text: "Du får en fil med allt vi har sparat om dig: konto, beställningar, betalningar, ärenden med bilder, omdömen, besök och val om kakor. Filen är i formatet JSON, som andra tjänster kan läsa.",
        submit: "Hämta mina uppgifter",
      },
      address: {
        heading: "E-postadress",
        text: "Vi skickar en länk till den nya adressen. Den gamla gäller tills du har öppnat länken.",
        email: "Ny e-postadress",
        submit: "Byt e-postadress",
      },
      password: {
        heading: "Lösenord",
        text: "Vi skickar en länk till din e-postadress, där du väljer ett nytt.",
        link: "Byt lösenord",
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
        "Varukorgen, önskelistan, bevakade varor, påbörjade formulär och enheter du har loggat in från.",
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

/** The texts that a shop may replace. */
export type AccountTexts = Loose<typeof accountTexts>;

type Loose<T> = T extends string
  ? string
  : T extends (...args: never) => string
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };
