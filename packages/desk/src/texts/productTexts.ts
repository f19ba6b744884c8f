import { plural } from "@torg/format";
import type { StockChangeReason } from "../domain/products/deskProduct.ts";

/** The Swedish texts of products at the desk. */
export const productTexts = {
  heading: "Varor",
  search: "Sök vara",
  searchHint: "Namn, artikelnummer eller EAN.",
  submit: "Sök",
  stopped: "Varor som inte säljs",
  noneStopped: "Alla varor i sortimentet säljs. Sök fram den vara som du vill ändra.",
  notFound: (search: string): string => `Vi hittade ingen vara för ”${search}”.`,
  article: (article: string): string => `Art.nr ${article}`,
  stock: (pieces: number): string => `${pieces} i lager`,
  noPrice: "Inget pris",
  isStopped: "Säljs inte",
  isRecalled: "Återkallad",
  toPage: "Varans sida i butiken",
  facts: "Nu",
  price: "Pris",
  prior: "Ordinarie pris",
  compared: "Jämförs med",
  lowest: "Lägsta pris på 30 dagar",
  feedPrice: "Pris i ditt flöde",
  vat: "Moms",
  pieces: "Lager",
  waiting: "Sålt, inte skickat",
  reason: "Anledning",
  stoppedBy: (moment: string, name: string): string => (name === "" ? moment : `${moment} av ${name}`),
  since: "Stoppad",
  letters: "Mejl till köpare",
  lettersSent: (told: number): string =>
    told === 0 ? "Inga skickade än" : `${told} ${plural(told, { one: "skickat", other: "skickade" })}`,
  lettersLeft: (left: number): string => `${left} återstår`,
  lettersFailed: (failed: number): string => `${failed} kunde inte skickas`,
  toFailures: "Se listan över fel",
  inStores: ({ pieces, stores }: { readonly pieces: number; readonly stores: number }): string =>
    stores === 0 ? "0" : `${pieces} i ${stores} ${plural(stores, { one: "butik", other: "butiker" })}`,
  tasks: "Ändra varan",
  setStock: {
    heading: "Ändra lagret",
    lead: "Ange hur många som finns nu. Det gäller lagret som paket skickas från.",
    stock: "Antal i lager",
    waiting: (pieces: number): string =>
      `Räkna inte med ${pieces} ${plural(pieces, { one: "exemplar som är sålt men inte skickat", other: "exemplar som är sålda men inte skickade" })}.`,
    ground: "Varför",
    grounds: {
      count: "Inventering",
      delivery: "Inleverans",
      damaged: "Trasiga varor",
      lost: "Varor som saknas",
    } satisfies Record<StockChangeReason, string>,
    submit: "Spara lagret",
  },
  setStoreStock: {
    heading: "Lager i butikerna",
    lead: "Ange hur många som kunder kan hämta i butiken nu.",
    row: (store: string, pieces: number): string => `${store}, ${pieces} i lager`,
    stock: "Antal i butiken",
    submit: "Spara butikens lager",
  },
  setPrice: {
    heading: "Ändra priset",
    lead: "Priset gäller tills du ändrar det igen, eller tills ditt flöde kommer med ett annat pris.",
    price: "Nytt pris i kronor, med moms",
    isReduction: "Visa som sänkt pris",
    reductionHint: (lowest: string | null): string =>
      lowest === null
        ? "Bredvid visas det lägsta priset under de 30 dagarna före sänkningen."
        : `Bredvid visas det lägsta priset under de 30 dagarna före sänkningen. De senaste 30 dagarna är det ${lowest}.`,
    submit: "Spara priset",
  },
  stopProduct: {
    heading: "Stoppa försäljningen",
    lead: "Varan går genast inte att köpa, inte heller av den som har den i varukorgen. Sidan finns kvar.",
    reason: "Anledning",
    reasonHint: "Syns bara här.",
    submit: "Stoppa försäljningen",
  },
  recallProduct: {
    heading: "Återkalla varan",
    lead: "Försäljningen stoppas. Återkallelsen visas på varans sida och på beställningarna hos dem som har köpt den, och butiken skriver ett mejl till dem för varje beställning. Anmäl också varan till Konsumentverket i Safety Business Gateway.",
    numbers: "Vilka exemplar det gäller",
    numbersHint: "Partinummer, serienummer eller när de såldes. Lämna tomt om det gäller alla.",
    hazard: "Vad som är farligt",
    hazardHint: "Säg rakt ut vad som kan hända. Ord som ”frivillig” eller ”i sällsynta fall” är inte tillåtna.",
    advice: "Vad köparen ska göra",
    adviceHint:
      "Till exempel sluta använda varan, och vad köparen får: reparation, en ny vara eller pengarna tillbaka.",
    optional: "frivilligt",
    submit: "Återkalla varan",
  },
  resumeProduct: {
    heading: "Sälj varan igen",
    lead: "Varan går att köpa igen. En återkallelse försvinner från varans sida och från beställningarna, och köpare som inte har fått mejlet än får det inte.",
    submit: "Sälj varan igen",
  },
  administrators: "Priset, återkallelser och att sälja en stoppad vara igen sköter en administratör.",
} as const;
