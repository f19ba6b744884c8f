import type { StoredDisclosure } from "../../database/tables/catalogueTables.ts";
import type { WashingMachine } from "./washingMachines.ts";

const longDescription = [
  "Tvättmaskin NV 8014 är byggd för familjer som tvättar ofta och vill ha det tyst. Trumman rymmer åtta kilo, och motorn utan kol går så lågt att maskinen kan stå vägg i vägg med ett sovrum.",
  "Ångprogrammet slätar ut skjortor och klänningar på tjugo minuter, snabbprogrammet klarar en halv trumma på en halvtimme och med fjärrstarten är tvätten klar när du kommer hem. Maskinen väger tvätten och anpassar vatten och tid, så att en liten tvätt aldrig kostar som en stor.",
  "Luckan är bred och går att öppna nästan ett halvt varv. Filter och slang nås framifrån utan verktyg. Programmen har svenska namn, knapparna känns med fingrarna och ljudet kan stängas av. Ett lås hindrar små fingrar.",
  "Allt som slits går att byta: dörrpackning, pump, kolborstar och lager finns som reservdelar i minst tio år.",
].join("\n\n");

/** The manufacturer's information for one machine; the others have none. */
const disclosure: StoredDisclosure = {
  manufacturer: {
    name: "Nordvik Appliances Ltd",
    postal: "1 Harbour Road, Bristol BS1 5TY, Storbritannien",
    electronic: "safety@nordvik.example",
  },
  eu_responsible: {
    name: "Nordvik Europa AB",
    postal: "Hamngatan 1, 411 06 Göteborg",
    electronic: "sakerhet@nordvik.example",
  },
  model: "NV 8014",
  safety_warnings: ["Maskinen väger 72 kg: lyft den aldrig ensam.", "Håll barn borta medan luckan är het."],
  reparability: "8,4 av 10",
  spare_parts: "Finns i minst tio år",
  software_updates: "Till och med 2034",
  durability_guarantee: { brand: "Nordvik", model: "NV 8014", years: 5, image: null },
};

const shortTexts: Readonly<Record<number, string>> = {
  1001: "8 kg, 1400 varv/min, ånga och fjärrstart",
  1002: "7 kg, 1400 varv/min, snabbtvätt 30 min",
  1011: "Utställd modell, fråga i butiken",
  1012: "Tvättmaskin och torktumlare tillsammans",
};

/** Properties of single machines beyond the columns of the table, as columns of the product. */
export function machineDetails({ id, name, rating }: WashingMachine) {
  return {
    summary: shortTexts[id] ?? "",
    description_html: id === 1001 ? longDescription : `${name} tvättar tyst och skonsamt.`,
    stock: { 1001: 25, 1009: 3, 1010: 1 }[id] ?? 40,
    max_quantity: { 1001: 5, 1008: 2 }[id] ?? 10,
    has_limited_stock: id === 1009,
    price_hidden: id === 1011,
    is_package: id === 1012,
    package_names: JSON.stringify(id === 1012 ? ["Tvättmaskin NV 8014", "Torktumlare NT 8"] : []),
    rating,
    review_count: { 1001: 7, 1002: 1 }[id] ?? 0,
    tags: JSON.stringify(
      id === 1007
        ? [
            { name: "Miljöval", color: "#1b5e20", dark: true },
            { name: "Nyhet", color: "#ffeb3b", dark: false },
          ]
        : [],
    ),
    badge: badgeOf(id),
    discount_badge: id === 1004 ? JSON.stringify({ percent: 8, amount_ore: 50_000, image: null, second: true }) : null,
    embed:
      id === 1001
        ? JSON.stringify({ type: "iframe", src: "https://video.example/nv-8014", title: "Film om Tvättmaskin NV 8014" })
        : null,
    disclosure: id === 1001 ? JSON.stringify(disclosure) : null,
    show_store_stock: id === 1001 || id === 1013,
    images: JSON.stringify(picturesOf(id, name)),
  };
}

function badgeOf(id: number): string | null {
  const badges: Readonly<Record<number, { readonly id: number; readonly image: string; readonly position: string }>> = {
    1004: { id: 77, image: "sommar.svg", position: "left_top" },
    1005: { id: 78, image: "nyhet.svg", position: "top_right_corner" },
    1006: { id: 78, image: "nyhet.svg", position: "right-top" },
    1007: { id: 77, image: "sommar.svg", position: "left_top" },
  };
  const badge = badges[id];
  return badge === undefined ? null : JSON.stringify(badge);
}

const views = [
  "framifrån",
  "från sidan",
  "lucka",
  "trumma",
  "panel",
  "tvättmedelsfack",
  "filter",
  "baksida",
  "i tvättstugan",
];

function picturesOf(id: number, name: string): readonly { readonly src: string; readonly alt: string }[] {
  const count = id === 1001 ? views.length : 1;
  return views.slice(0, count).map((view, index) => ({
    src: `/assets/uploads/products/${index === 0 ? id : `${id}-${index + 1}`}.svg`,
    alt: `${name}, ${view}`,
  }));
}
