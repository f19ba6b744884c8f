/** One row of a generated feed. */
export interface InventedGood {
  readonly id: string;
  readonly title: string;
  readonly brand: string;
  readonly category: string;
  readonly group: string;
  readonly colour: string;
  readonly priceKronor: number;
  readonly details: string;
}

interface Kind {
  readonly name: string;
  readonly category: string;
  readonly traits: readonly string[];
}

const kind = (name: string, category: string, ...traits: readonly string[]): Kind => ({ name, category, traits });

/** Goods of a Swedish shop with a million of them: their names are what people search by. */
export const kinds: readonly Kind[] = [
  kind("Tvättmaskin", "Vitvaror > Tvätt", "frontmatad", "toppmatad", "med ånga"),
  kind("Torktumlare", "Vitvaror > Tvätt", "med värmepump", "kondens"),
  kind("Diskmaskin", "Vitvaror > Disk", "integrerad", "underbyggd", "45 cm"),
  kind("Kylskåp", "Vitvaror > Kyl och frys", "fristående", "integrerat", "rostfritt"),
  kind("Frysskåp", "Vitvaror > Kyl och frys", "no frost", "fristående"),
  kind("Dammsugare", "Hushåll > Städning", "sladdlös", "påslös", "för djurhår"),
  kind("Robotdammsugare", "Hushåll > Städning", "med mopp", "med tömningsstation"),
  kind("Kaffebryggare", "Hushåll > Kök", "med kvarn", "med termos"),
  kind("Vattenkokare", "Hushåll > Kök", "av glas", "1,7 liter"),
  kind("Hörlurar", "Ljud > Hörlurar", "trådlösa", "brusreducerande", "för träning"),
  kind("Högtalare", "Ljud > Högtalare", "bärbar", "för utomhusbruk"),
  kind("TV", "Ljud och bild > TV", "55 tum OLED", "65 tum QLED", "43 tum LED"),
  kind("Bildskärm", "Datorer > Skärmar", "27 tum", "34 tum välvd", "för spel"),
  kind("Tangentbord", "Datorer > Tillbehör", "mekaniskt", "trådlöst", "nordiskt"),
  kind("Datormus", "Datorer > Tillbehör", "för spel", "ergonomisk"),
  kind("Laptop", "Datorer > Bärbara datorer", "14 tum", "16 tum", "för studenter"),
  kind("Mobilskal", "Telefoner > Tillbehör", "av läder", "genomskinligt", "med kortfack"),
  kind("Laddare", "Telefoner > Tillbehör", "65 W", "trådlös", "för bilen"),
  kind("Arbetsbyxor", "Kläder > Arbete", "med hölsterfickor", "stretch", "dam"),
  kind("Skyddsskor", "Kläder > Arbete", "S3", "vattentäta"),
  kind("Löparskor", "Sport > Löpning", "för asfalt", "för terräng"),
  kind("Vinterjacka", "Kläder > Ytterkläder", "vattentät", "dun", "barn"),
  kind("Skruvdragare", "Verktyg > Elverktyg", "18 V", "med två batterier"),
  kind("Cirkelsåg", "Verktyg > Elverktyg", "1200 W", "batteridriven"),
];

const beginnings = ["Nor", "Vik", "Berg", "Lin", "Sol", "Ek", "Dal", "Fjäll", "Hav", "Ström", "Gran", "Sten"];
const endings = ["fors", "holm", "ö", "lund", "vall", "mark", "by", "sund", "ås", "näs", "hult", "torp", "stad"];
/** 156 brands that nobody has. */
export const brands: readonly string[] = beginnings.flatMap((one) => endings.map((other) => `${one}${other}`));
const series = ["Pro", "Plus", "Eco", "Max", "Lite", "Air", "Classic", "Home", "One", "Prime"];
const colours = ["Svart", "Vit", "Blå", "Röd"];

const pick = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length];
  if (one === undefined) throw new Error("There is nothing to pick from.");
  return one;
};

/** The n-th row: four colours of each thing, each thing of a kind and a brand with a model of its own. */
export function inventGood(n: number): InventedGood {
  const thing = Math.floor(n / 4);
  const { name, category, traits } = pick(kinds, thing);
  const brand = pick(brands, Math.floor(thing / kinds.length) * 7 + thing);
  const colour = pick(colours, n);
  const model = `${pick(series, thing * 3)} ${brand[0]}${(100_000 + thing).toString(36).toUpperCase()}`;
  return {
    id: `p${n}`,
    title: `${brand} ${name} ${model} ${pick(traits, Math.floor(thing / 11))} ${colour}`,
    brand,
    category,
    group: `g${thing}`,
    colour,
    priceKronor: 100 + ((n * 37) % 9000),
    details: `Mått:Bredd:${n % 120} cm,Mått:Höjd:${n % 200} cm,Allmänt:Typ:T${thing % 7},Allmänt:Vikt:${n % 50} kg`,
  };
}
