import {
  complaintRight,
  disputeBody,
  refundDays,
  repairRight,
  withdrawalConfirmLabel,
  withdrawalExceptions,
  withdrawalExceptionsLead,
  withdrawalLabel,
  withdrawalPeriod,
  withdrawalReceipt,
  withdrawalRefund,
} from "@torg/compliance";
import { formatNumber, plural } from "@torg/format";
import type { DurabilityGuarantee } from "../domain/guarantee.ts";
import type { ImageProblem } from "../domain/returnImages.ts";
import { recall } from "./recallSv.ts";

const picture = { one: "bild", other: "bilder" };

/** Explains why some files were not accepted. */
function imageProblem(problem: ImageProblem): string {
  if (problem.code === "too-many") return `Får max ladda upp ${problem.max} ${plural(problem.max, picture)}`;
  if (problem.code === "too-large") return `En bild får vara högst ${Math.floor(problem.maxBytes / 1024 / 1024)} MB.`;
  problem.code satisfies "wrong-type";
  return "Endast JPG- och PNG-bilder kan laddas upp.";
}

/** `340 kB` below a megabyte, else `1,2 MB`; the smallest is `1 kB`. */
function imageSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${formatNumber(bytes / 1_000_000, { decimals: 1 })} MB`;
}

/** A producer's durability guarantee, in words. */
function durability({ brand, model, years }: DurabilityGuarantee): string {
  return `Tillverkarens hållbarhetsgaranti: ${formatNumber(years)} år. Gäller ${brand} ${model}.`;
}

/** The Swedish texts of the withdrawal from a purchase. */
const withdrawal = {
  heading: { start: withdrawalLabel, confirm: "Bekräfta att du ångrar", done: "Vi har tagit emot ditt meddelande" },
  lead: `${withdrawalPeriod} Du behöver varken logga in eller ange något skäl.`,
  confirmLead: "Stämmer uppgifterna? Inget skickas förrän du bekräftar.",
  exceptions: {
    lead: withdrawalExceptionsLead,
    list: withdrawalExceptions,
    note: "Är du osäker? Skicka ändå, så bedömer vi och hör av oss.",
  },
  step: (step: number): string => `Steg ${step} av 2`,
  name: "Ditt namn",
  orderNumber: "Ordernummer",
  orderHint: "Står i orderbekräftelsen.",
  email: "E-post",
  emailHint: "Den adress som du handlade med. Dit skickar vi kvittot.",
  next: "Gå vidare",
  summary: "Det här skickar du till oss",
  statement: "Jag meddelar härmed att jag frånträder mitt köpeavtal.",
  lines: "Varor som du ångrar",
  linesHint: "Hela ordern är vald. Sänk antalet för det du vill behålla.",
  boughtCount: (count: number): string => `av ${count}`,
  confirm: withdrawalConfirmLabel,
  change: "Ändra uppgifterna",
  receipt: withdrawalReceipt,
  received: "Mottaget",
  moment: (date: string, time: string): string => `${date} klockan ${time}`,
  number: "Ärendenummer",
  whole: "Hela ordern",
  part: "En del av ordern",
  scope: "Gäller",
  line: (quantity: number, name: string): string => `${quantity} × ${name}`,
  mailed: (email: string): string => `Vi skickar samma kvitto till ${email}.`,
  print: "Du kan också skriva ut sidan eller spara den som PDF med webbläsarens utskrift.",
  after: "Så går det till nu",
  afterSteps: [
    "Vi hör av oss om hur du lämnar tillbaka varorna.",
    `Skicka varorna inom ${refundDays} dagar från det att du ångrade köpet.`,
    withdrawalRefund,
  ],
} as const;

/** The texts of the page that explains the three ways. */
const ways = {
  heading: "Retur och reklamation",
  lead: "Välj det som stämmer bäst, så hjälper vi dig vidare.",
  withdraw: {
    heading: "Ångra köpet",
    text: `${withdrawalPeriod} Du behöver inte ange något skäl.`,
    link: withdrawalLabel,
  },
  complain: {
    heading: "Reklamera fel på varan",
    text: `${complaintRight} ${repairRight}`,
    link: "Reklamera en vara",
  },
  giveBack: {
    heading: "Frivillig retur",
    text: "Vill du lämna tillbaka en oanvänd vara? Anmäl returen så hör vi av oss om hur du gör.",
    link: "Anmäl en retur",
  },
  have: "Ha ordernumret och din e-postadress till hands. Bilder är frivilliga.",
  dispute: `Kommer vi inte överens kan du vända dig till ${disputeBody}.`,
  back: "Tillbaka till retur och reklamation",
  done: "Din anmälan är mottagen",
} as const;

/** The Swedish texts of returns, complaints and withdrawals. */
export const returnsTexts = {
  open: "Registrera retur/reklamation",
  durability,
  heading: "Anmäl retur eller reklamation",
  email: "E-post",
  orderNumber: "Ordernummer",
  type: "Typ av ärende",
  find: "Hitta order",
  products: "Vad gäller ärendet?",
  productsHint: "Välj hur många av varje vara.",
  choiceProblems: {
    "none-chosen": "Välj minst en vara.",
    "more-than-bought": "Du kan inte välja fler än du har köpt.",
  },
  boughtCount: (count: number): string => `av ${count}`,
  found: (order: string): string => `Order ${order}`,
  describeHint: "Berätta gärna vad som har hänt. Kvitto och originalförpackning behövs inte.",
  received: "Anmälan är mottagen",
  /** Used when the server gives no message. */
  thanks: "Tack! Vi har tagit emot din anmälan.",
  withdrawInstead: "Vill du ångra köpet? Använd",
  withdrawLink: withdrawalLabel,
  describe: "Beskriv ärendet",
  chooseImages: "Välj bilder",
  /** `JPG eller PNG, högst 3 bilder`. */
  imageHint: (max: number): string => `JPG eller PNG, högst ${max} ${plural(max, picture)}`,
  dropImages: "eller dra dem hit",
  chosenImages: "Valda bilder",
  imageSize,
  removeImage: (name: string): string => `Ta bort ${name}`,
  imageRemoved: (name: string): string => `${name} togs bort`,
  imageProblem,
  send: "Skicka anmälan",
  close: "Stäng",
  notFound: "Vi hittade ingen order med de uppgifterna.",
  failed: "Något gick fel. Försök igen om en stund.",
  /** The case number, shown with the confirmation. */
  caseNumber: (id: number): string => `Ditt ärendenummer är ${id}.`,
  showReceipt: "Visa kvitto",
  receipt: {
    heading: (id: number): string => `Ärende ${id}`,
    kind: "Typ av ärende",
    received: "Mottagen",
    moment: (date: string, time: string): string => `${date} klockan ${time}`,
    orderNumber: "Ordernummer",
    email: "E-post",
    images: "Bilder",
    line: (quantity: number, name: string): string => `${quantity} × ${name}`,
    mailed: (email: string): string => `Vi skickar samma kvitto till ${email}.`,
    unmailed:
      "Skriv ut eller spara kvittot. Vi kan inte mejla det, eftersom vi redan har skickat många mejl till din adress i dag.",
    next: "Vi läser ditt ärende och svarar till den adressen. Vänta med att skicka något tills du fått vårt svar.",
  },
  complaintRight: `${complaintRight} ${repairRight}`,
  /** Link from an order to the returns page. */
  complain: "Retur eller reklamation",
  ways,
  withdrawal,
  recall,
} as const;

/** The texts that a shop may replace. */
export type ReturnsTexts = Loose<typeof returnsTexts>;

type Loose<T> = T extends string
  ? string
  : T extends (...args: never) => string
    ? T
    : { readonly [Key in keyof T]: Loose<T[Key]> };
