const shortDays = ["mån", "tis", "ons", "tors", "fre", "lör", "sön"];

const numbers = ["noll", "ett", "två", "tre", "fyra", "fem", "sex", "sju"];

/** Words that the shop puts together from shop.json. */
export const shopFileTexts = {
  /** Names of the days of a week, Monday first. */
  day: (index: number): string => shortDays[index] ?? "",
  closed: "stängt",
  /** A small number in words, as of years. */
  counted: (count: number): string => numbers[count] ?? String(count),
  /** Of sending goods back, where shop.json says nothing else. */
  returnCost: "Du betalar själv för att skicka tillbaka varan.",
  /** Who runs the shop, in one line; empty texts are left out. */
  companyLine: (name: string, number: string, address: string): string =>
    [name, number === "" ? "" : `org.nr ${number}`, address].filter((part) => part !== "").join(", "),
  /** How to reach the shop; empty where nothing is known. */
  contactLine: (phone: string, hours: string, mail: string): string => {
    const call = phone === "" ? "" : `ring ${phone}${hours === "" ? "" : ` (${hours})`}`;
    const ways = [call, mail === "" ? "" : `skriv till ${mail}`].filter((way) => way !== "").join(" eller ");
    return ways === "" ? "" : `${ways.charAt(0).toUpperCase()}${ways.slice(1)}.`;
  },
} as const;
