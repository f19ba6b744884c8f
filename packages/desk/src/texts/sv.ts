import { formatDate, formatPercent, formatPrice, plural, toKronor } from "@torg/format";
import { logTexts } from "./logTexts.ts";
import type { MoneyMoveKind, DeskOrderState } from "../domain/deskOrder.ts";
import type { MissingPageKind } from "../domain/deskView.ts";
import type { LostPaymentAdvice } from "../domain/lostPaymentAdvice.ts";
import type { OperatorRole } from "../domain/operatorRole.ts";
import type { OrderFilter } from "../domain/orderFilter.ts";
import type { ReviewFilter, TakedownReason } from "../domain/reviews/takeDown.ts";
import type { CaseEnding } from "../domain/cases/caseEnding.ts";
import type { CaseKind } from "../domain/cases/caseKind.ts";
import type { CaseFilter } from "../domain/cases/deskCase.ts";
import type { CodeState } from "../domain/codes/discountCode.ts";
import { productTexts } from "./productTexts.ts";

const count = (number: number, one: string, other: string): string => `${number} ${plural(number, { one, other })}`;

/** The Swedish texts of the desk. */
export const deskTexts = {
  /** `7 088,50 kr`, from öre. */
  price: (ore: number): string => formatPrice(toKronor(ore), { decimals: 2 }),
  percent: (percent: number): string => formatPercent(percent),
  /** `22 november 2026 kl. 09:15`, from an ISO moment. */
  moment: (moment: string): string => `${formatDate(moment)} kl. ${formatDate(moment, "time")}`,
  login: {
    heading: "Logga in i butiken",
    lead: "För dig som arbetar här. Handlar du i butiken loggar du in på Mitt konto.",
    email: "E-post",
    password: "Lösenord",
    showPassword: "Visa lösenord",
    code: "Engångskod",
    codeHint: "Sex siffror från din autentiseringsapp.",
    submit: "Logga in",
  },
  head: {
    roles: { seller: "säljare", administrator: "administratör" } satisfies Record<OperatorRole, string>,
    who: (name: string, role: string): string => `${name}, ${role}`,
    of: (shop: string): string => `${shop}, butiken`,
    sections: {
      orders: "Ordrar",
      cases: "Ärenden",
      products: "Varor",
      codes: "Koder",
      reviews: "Omdömen",
      failures: "Fel",
      figures: "Siffror",
      log: "Logg",
    },
    pages: "Butikens sidor",
    skip: "Till innehållet",
    logOut: "Logga ut",
  },
  list: {
    heading: "Ordrar",
    search: "Sök order",
    searchHint: "Ordernummer, namn, e-post, ort eller kollinummer.",
    submit: "Sök",
    filters: {
      open: "Att skicka",
      done: "Skickade",
      cancelled: "Avbeställda",
      money: "Pengar som väntar",
      all: "Alla",
    } satisfies Record<OrderFilter, string>,
    filtersLabel: "Visa",
    order: (number: string): string => `Order ${number}`,
    open: (pieces: number): string => `${pieces} kvar att skicka`,
    stuck: "Pengar väntar",
    older: "Visa äldre ordrar",
    newer: "Visa nyare ordrar",
    none: {
      open: "Det finns inget att skicka just nu.",
      done: "Inga ordrar är skickade än.",
      cancelled: "Inga ordrar är avbeställda.",
      money: "Inga pengar väntar.",
      all: "Det har inte kommit några ordrar än.",
    } satisfies Record<OrderFilter, string>,
    notFound: (search: string): string => `Vi hittade ingen order för ”${search}”.`,
    everywhere: "Sök bland alla ordrar",
  },
  states: {
    placed: "Ny",
    picked: "Plockad",
    "partly-shipped": "Delvis skickad",
    shipped: "Skickad",
    delivered: "Levererad",
    returned: "Returnerad",
    cancelled: "Avbeställd",
    "payment-gone": "Betalningen är borta",
  } satisfies Record<DeskOrderState, string>,
  order: {
    heading: (number: string): string => `Order ${number}`,
    back: "Alla ordrar",
    lines: "Varor",
    article: (article: string): string => `Art.nr ${article}`,
    pieces: (quantity: number): string => `${quantity} st`,
    where: {
      open: (quantity: number): string => `${quantity} att skicka`,
      shipped: (quantity: number): string => count(quantity, "skickad", "skickade"),
      cancelled: (quantity: number): string => count(quantity, "avbeställd", "avbeställda"),
      returned: (quantity: number): string => count(quantity, "tillbaka", "tillbaka"),
    },
    buyer: "Köpare",
    delivery: "Leverans",
    message: "Meddelande från köparen",
    tasks: "Gör något med ordern",
    over: "Det finns inget mer att göra med ordern.",
  },
  /** `100 kr` or `99,50 kr`, from öre: öre are shown only if there are any. */
  fullPrice: (ore: number): string => formatPrice(toKronor(ore), { decimals: ore % 100 === 0 ? 0 : 2 }),
  /** `7 089 kr`, from öre, rounded. */
  wholePrice: (ore: number): string => formatPrice(toKronor(Math.round(ore / 100) * 100)),
  figures: {
    heading: "Siffror",
    today: "I dag",
    days: (days: number): string => `De senaste ${days} dagarna`,
    byDay: "Dag för dag",
    day: "Dag",
    /** `23/11`, from `2026-11-23`: the year adds nothing here, and a phone is narrow. */
    date: (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`,
    orders: "Ordrar",
    turnover: "Omsättning",
    conversion: "Varukorgar som blev köp",
    share: "Blev köp",
    percent: (percent: number): string => `${percent}\u00A0%`,
    none: "–",
    how: "Omsättningen är med moms och med det som presentkort har betalat. Avbeställda ordrar räknas inte, och varor som avbeställs, lämnas tillbaka eller får lägre pris i efterhand dras av på dagen för ordern. En varukorg räknas även om den töms. Ingen besökare följs.",
  },
  missing: {
    headings: {
      order: "Ordern finns inte",
      case: "Ärendet finns inte",
      product: "Varan finns inte",
      page: "Sidan finns inte",
    } satisfies Record<MissingPageKind, string>,
    lead: "Kontrollera numret i adressen. Du kan också söka efter ordern.",
  },
  cases: {
    heading: "Ärenden",
    filtersLabel: "Visa",
    filters: { open: "Att göra", all: "Alla" } satisfies Record<CaseFilter, string>,
    none: {
      open: "Det finns inga ärenden att göra något åt.",
      all: "Det har inte kommit några ärenden än.",
    } satisfies Record<CaseFilter, string>,
    kinds: { return: "Retur", complaint: "Reklamation", withdrawal: "Ångrat köp" } satisfies Record<CaseKind, string>,
    one: (kind: CaseKind, number: number): string => `${kind === "withdrawal" ? "Ångerärende" : "Ärende"} ${number}`,
    order: (number: string): string => `Order ${number}`,
    pieces: (quantity: number): string => `${quantity} st`,
    pictures: (quantity: number): string => count(quantity, "bild", "bilder"),
    picture: (number: number): string => `Köparens bild ${number}`,
    ended: "Klart",
    older: "Visa äldre ärenden",
    answered: "Svaret till köparen",
    told: "Det köparen har skrivit",
    toOrder: (number: string): string => `order ${number}`,
    end: {
      heading: "Avsluta ärendet",
      lead: "Gör det när varorna är mottagna, eller när du har bestämt dig. Pengar flyttas inte av det.",
      ending: "Hur det slutade",
      endings: {
        quiet: "Klart, utan mejl till köparen",
        accepted: "Godkänt",
        refunded: "Pengarna tillbaka",
        repaired: "Reparerat",
        replaced: "Ny vara",
        refused: "Avslag",
      } satisfies Record<CaseEnding, string>,
      answer: "Ord till köparen",
      answerHint: "Följer med i mejlet. Vid avslag behövs ett skäl.",
      submit: "Markera som klart",
    },
  },
  products: productTexts,
  codes: {
    heading: "Rabattkoder",
    none: "Det finns inga rabattkoder.",
    list: "Alla koder",
    states: {
      running: "Gäller",
      coming: "Gäller snart",
      ended: "Avslutad",
      "used-up": "Slut",
    } satisfies Record<CodeState, string>,
    percent: (percent: number): string => `${percent}\u00A0% rabatt`,
    amount: (amount: string): string => `${amount} rabatt`,
    from: (day: string): string => `från ${day}`,
    until: (day: string): string => `till och med ${day}`,
    /** The last valid day, from the moment at which something stops being valid. */
    lastDay: (moment: string): string => formatDate(new Date(new Date(moment).getTime() - 1).toISOString()),
    day: (moment: string): string => formatDate(moment),
    used: (used: number, limit: number | null): string => {
      if (used === 0 && limit === null) return "inte använd än";
      if (used === 0) return `inte använd än, gäller ${count(limit ?? 0, "gång", "gånger")}`;
      if (limit === null) return `använd ${count(used, "gång", "gånger")}`;
      return `använd ${used} av ${count(limit, "gång", "gånger")}`;
    },
    perCustomer: (most: number): string => `högst ${count(most, "gång", "gånger")} per kund`,
    ofFile: "Står i shop.json, och ändras där.",
    end: "Avsluta",
    endOne: (code: string): string => `Avsluta ${code}`,
    administrators: "En administratör skapar och avslutar koder.",
    make: {
      heading: "Ny kod",
      code: "Kod",
      codeHint: "Bokstäver, siffror och bindestreck. Stora och små bokstäver är samma sak.",
      label: "Namn",
      labelHint: "Står i varukorgen och på kvittot. Lämna tomt för att visa koden.",
      percent: "Rabatt i procent",
      amount: "eller rabatt i kronor",
      from: "Första dagen",
      until: "Sista dagen",
      uses: "Antal ordrar som får använda koden",
      perCustomer: "Antal ordrar per kund",
      isFixed: "Kunden kan inte ta bort koden",
      optional: "frivilligt",
      submit: "Skapa koden",
      cards: "Presentkort är pengar och skapas med torg-shop code.",
    },
  },
  reviews: {
    heading: "Omdömen",
    filtersLabel: "Visa",
    filters: {
      unanswered: "Utan svar",
      all: "Alla som visas",
      "taken-down": "Borttagna",
    } satisfies Record<ReviewFilter, string>,
    none: {
      unanswered: "Alla omdömen med text har fått svar.",
      all: "Inga omdömen har kommit in än.",
      "taken-down": "Inga omdömen är borttagna.",
    } satisfies Record<ReviewFilter, string>,
    rating: (rating: number): string => `Betyg ${rating} av 5`,
    by: (name: string, date: string): string => [name, formatDate(date)].filter((part) => part !== "").join(", "),
    verified: "Verifierat köp",
    noText: "Utan text.",
    answer: "Svar från butiken",
    answerHint: "Visas för alla under omdömet. Lämna tomt för att ta bort svaret.",
    saveAnswer: "Spara svaret",
    takeDown: "Ta bort omdömet",
    takeDownLead:
      "Ett lågt betyg är aldrig ett skäl. Borttagna omdömen räknas inte i betyget, och hur många de är står vid varans omdömen.",
    ground: "Skäl",
    grounds: {
      insult: "Kränkande eller hotfullt",
      "personal-data": "Någon annans personuppgifter",
      advertising: "Reklam",
      "not-about-product": "Handlar inte om varan",
      unlawful: "Olagligt på annat sätt",
    } satisfies Record<TakedownReason, string>,
    takenDown: (ground: string): string => `Borttaget: ${ground}`,
  },
  failures: {
    heading: "Fel",
    none: "Inget har misslyckats. Allt fungerar som det ska.",
    jobs: "Arbeten som butiken har gett upp",
    jobsLead: "Butiken har försökt i ungefär tre dygn och försöker inte igen av sig själv.",
    money: "Pengar som väntar",
    webhooks: "Webhooks som inte kom fram",
    webhooksLead: "Mottagaren känner igen ett meddelande som skickas igen, och tar emot det en gång.",
    order: (number: string): string => `Order ${number}`,
    problem: (problem: string): string => `Senaste felet: ${problem}`,
    to: (endpoint: string, tries: number): string => `Till ${endpoint}, ${tries} försök`,
    gone: "Mottagaren har svarat att den är borta. Öppna den igen med torg-shop webhooks enable.",
    retry: "Försök igen",
    done: "Markera som klart",
    replay: "Skicka igen",
    about: (button: string, subject: string): string => `${button}: ${subject}`,
    administrators: "En administratör kan försöka igen.",
  },
  log: logTexts,
  money: {
    heading: "Pengar",
    way: "Betalsätt",
    total: "Ordersumma",
    vat: (rate: string): string => `Varav moms ${rate}`,
    vatOf: (vat: string, total: string): string => `${vat} av ${total}`,
    captured: "Draget",
    refunded: "Återbetalat",
    released: "Släppt",
    ontoCards: "Tillbaka på presentkort",
    waiting: "Pengar som väntar",
    moves: {
      capture: (amount: string): string => `Dra ${amount}`,
      refund: (amount: string): string => `Betala tillbaka ${amount}`,
      release: (amount: string): string => `Släpp ${amount}`,
      "cards-back": (amount: string): string => `Sätt tillbaka ${amount} på presentkort`,
    } satisfies Record<MoneyMoveKind, (amount: string) => string>,
    soon: "Görs strax.",
    failed: (tries: number, problem: string): string =>
      `Misslyckades ${count(tries, "gång", "gånger")}. Betaltjänsten svarade: ${problem}`,
    retry: "Försök igen",
    gone: {
      title: "Betalningen är tillbakadragen hos betaltjänsten",
      advice: {
        unpaid:
          "Varor har lämnat butiken utan att vara betalda. Be köparen skicka tillbaka dem och ta emot returen här, eller kom överens om en annan betalning.",
        "paid-back": "Köparen har pengarna tillbaka. Ta emot returen här när varorna kommer.",
        cancel: "Avbeställ det som inte har skickats, så går det tillbaka i lagret.",
        done: "Allt som inte har skickats ligger i lagret igen. Du behöver inte göra något.",
      } satisfies Record<LostPaymentAdvice, string>,
    },
  },
  timeline: {
    heading: "Det som har hänt",
    by: (name: string): string => `av ${name}`,
    placed: "Ordern kom in",
    pick: "Plockad",
    ship: "Skickad",
    deliver: (shipment: number): string => `Försändelse ${shipment} levererad`,
    cancel: "Avbeställd",
    return: "Retur mottagen",
    credit: (amount: string): string => `Priset sänkt med ${amount}`,
    note: "Anteckning",
    pieces: (quantity: number, name: string): string => `${quantity} × ${name}`,
    parcel: (carrier: string, number: string): string => [carrier, number].filter((part) => part !== "").join(" "),
    grounds: { withdrawal: "Ångrat köp", complaint: "Reklamation", goodwill: "Goodwill" },
    restocked: "Tillbaka i lagret",
    scrapped: "Inte tillbaka i lagret",
    creditNote: (number: number): string => `Kreditfaktura ${number}`,
    moves: {
      capture: (amount: string): string => `${amount} draget`,
      refund: (amount: string): string => `${amount} återbetalat`,
      release: (amount: string): string => `${amount} släppt`,
      "cards-back": (amount: string): string => `${amount} tillbaka på presentkort`,
    } satisfies Record<MoneyMoveKind, (amount: string) => string>,
    byHand: "för hand",
  },
  tasks: {
    most: (most: number): string => `högst ${most}`,
    pick: { submit: "Markera som plockad" },
    ship: {
      heading: "Skicka",
      lead: "Pengarna för det som skickas dras, och köparen får ett mejl.",
      carrier: "Transportör",
      parcel: "Kollinummer",
      link: "Spårningslänk",
      linkHint: "Lämna tomt för PostNord, Bring och DHL.",
      optional: "frivilligt",
      submit: "Skicka",
    },
    deliver: { submit: (shipment: number): string => `Markera försändelse ${shipment} som levererad` },
    cancel: {
      heading: "Avbeställ",
      lead: "Varorna går tillbaka i lagret, och köparen får ett mejl. Det går inte att ångra.",
      submit: "Avbeställ varorna",
    },
    return: {
      heading: "Ta emot retur",
      lead: "Köparen får en kreditfaktura och pengarna tillbaka. Det går inte att ångra.",
      leadUnpaid:
        "Köparen får en kreditfaktura. Inga pengar betalas ut, för betalningen är redan tillbakadragen. Det går inte att ångra.",
      ground: "Varför",
      restocked: "Varorna kan säljas igen",
      restockedHint: "De går tillbaka i lagret.",
      submit: "Registrera retur",
    },
    credit: {
      heading: "Sänk priset",
      lead: "Köparen behåller varorna och får pengar tillbaka. Det går inte att ångra.",
      amount: "Belopp i kronor",
      most: (amount: string): string => `Högst ${amount}.`,
      submit: "Sänk priset",
    },
    note: {
      heading: "Anteckna",
      text: "Anteckning",
      hint: "Köparen ser den inte i butiken, men har rätt att få ut den.",
      submit: "Spara anteckning",
    },
  },
} as const;

/** The texts that a shop may replace. */
export type DeskTexts = Loose<typeof deskTexts>;

type Loose<T> = T extends string
  ? string
  : T extends (...args: never) => string
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };
