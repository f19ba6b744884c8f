import { recallHeading } from "@torg/compliance";

/** Swedish texts of the letter that informs a buyer of a recall. */
export const recallEmailTexts = {
  /** The law prescribes the first words. */
  heading: (product: string) => `${recallHeading}: ${product}`,
  hello: (name: string) => (name === "" ? "Hej!" : `Hej ${name}!`),
  bought: (order: string, date: string) =>
    `Den ${date} beställde du en vara av oss som nu är återkallad (order ${order}).`,
  product: (name: string) => `Varan: ${name}`,
  picture: (address: string) => `Så ser den ut: ${address}`,
  which: (numbers: string) => `Gäller: ${numbers}`,
  all: "Gäller: Alla exemplar",
  hazard: (text: string) => `Faran: ${text}`,
  advice: (text: string) => `Gör så här: ${text}`,
  ask: (ways: string) => `Frågor? Kontakta oss: ${ways}`,
  page: (address: string) => `Återkallelsen i butiken: ${address}`,
  share: "Har du gett bort varan, eller känner du någon som har den? Berätta det här.",
} as const;
