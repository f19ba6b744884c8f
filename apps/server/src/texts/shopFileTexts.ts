const shortDays = ["mån", "tis", "ons", "tors", "fre", "lör", "sön"];

const numbers = ["noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju"];

/** Texts that the shop composes from shop.json. */
export const shopFileTexts = {
  /** Names of the weekdays, Monday first. */
  day: (index: number): string => shortDays[index] ?? "",
  closed: "stängt",
  /** A small number in words, such as a number of years. */
  counted: (count: number): string => numbers[count] ?? String(count),
  /** The cost of returning goods, if shop.json does not state it. */
  returnCost: "Du betalar själv för att skicka tillbaka varan.",
  /** The company in one line; empty parts are left out. */
  companyLine: (name: string, number: string, address: string): string =>
    [name, number === "" ? "" : `org.nr ${number}`, address].filter((part) => part !== "").join(", "),
  /** How to reach the shop; empty if nothing is known. */
  contactLine: (phone: string, hours: string, mail: string): string => {
    const call = phone === "" ? "" : `ring ${phone}${hours === "" ? "" : ` (${hours})`}`;
    const contacts = [call, mail === "" ? "" : `skriv till ${mail}`].filter((way) => way !== "").join(" eller ");
    return contacts === "" ? "" : `${contacts.charAt(0).toUpperCase()}${contacts.slice(1)}.`;
  },
} as const;
