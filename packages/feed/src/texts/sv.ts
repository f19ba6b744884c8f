import type { FeedErrorCode } from "../FeedError.ts";
import type { ItemProblemCode } from "../rules/product/itemProblem.ts";
import type { StockProblemCode } from "../rules/values/toStoreStock.ts";

/** Why a delivery was rejected. */
const errors = {
  "not-found": "Filen finns inte eller går inte att läsa.",
  "address-refused": "Adressen får inte hämtas: den är privat eller inte http(s).",
  "fetch-failed": "Adressen kunde inte hämtas.",
  "archive-unsupported": "Packformatet stöds inte. Använd .gz eller en opackad fil.",
  "archive-broken": "Den packade filen är trasig.",
  "not-a-feed": "Filen är inget produktflöde.",
  "entities-refused": "Filen har en DTD med egna entiteter, vilket inte tillåts.",
  "xml-malformed": "XML-koden är felaktig.",
  "cut-off": "Filen är avklippt.",
  "table-malformed": "Tabellen är felaktig.",
  "header-missing": "Rubrikraden saknas eller har ingen kolumn id.",
  "item-too-large": "En artikel är orimligt stor.",
  "element-too-large": "Ett element är orimligt stort.",
  "nested-too-deep": "Elementen ligger för djupt i varandra.",
  "unpacked-too-large": "Den packade filen växer orimligt mycket när den packas upp.",
  "too-slow": "Läsningen avbröts, eftersom ingen artikel hade kommit på 30 sekunder.",
  unreadable: "Filen går inte att läsa.",
  "no-items": "Flödet har inga artiklar.",
  "too-many-removed": "Leveransen skulle ta bort för stor del av sortimentet. Kör med --force om det är meningen.",
  "not-a-table": "Filen är ingen tabell. Ange TSV eller CSV.",
  "stock-header-missing": "Rubrikraden måste ha kolumnerna store_code, id och quantity eller availability.",
  "no-stock": "Ingen rad gäller både en butik och en artikel som finns. Det gamla lagret ligger kvar.",
  "too-many-emptied":
    "Leveransen utelämnar för stor del av det som butikerna har i lager. Kör med --force om det är meningen.",
} as const satisfies Record<FeedErrorCode, string>;

/** Remarks about single items. */
const itemProblems = {
  "id-missing": "Artikeln saknar id och avvisas.",
  "id-too-long": "Id:t är längre än 50 tecken och artikeln avvisas.",
  "id-duplicate": "Id:t förekommer flera gånger. Den första artikeln gäller.",
  "title-missing": "Artikeln saknar titel och avvisas.",
  columns: "Raden har fel antal kolumner och avvisas.",
  "title-cut": "Titeln är längre än 150 tecken och kortas.",
  "description-cut": "Beskrivningen är för lång och kortas.",
  "text-broken": "Texten har tecken som inte kunde avkodas.",
  "price-missing": "Pris saknas. Artikeln visas utan pris.",
  "price-currency": "Priset är inte i kronor. Artikeln visas utan pris.",
  "price-not-positive": "Priset är noll eller negativt. Artikeln visas utan pris.",
  "price-unreadable": "Priset kan inte tolkas. Artikeln visas utan pris.",
  "sale-not-below": "Kampanjpriset är inte lägre än priset och används inte.",
  "sale-unreadable": "Kampanjpriset kan inte tolkas och används inte.",
  "sale-interval": "Kampanjens tid kan inte tolkas. Kampanjpriset används inte.",
  "availability-unknown":
    "Okänd lagerstatus. Artikeln visas som slut. Ange in_stock, out_of_stock, preorder eller backorder.",
  "gtin-wrong": "GTIN har fel längd eller kontrollsiffra och används inte.",
  "energy-unknown": "Okänd energiklass. Ingen visas.",
  "measure-unknown": "Jämförprisets mängd kan inte tolkas. Inget jämförpris visas.",
  "weight-unknown": "Vikten kan inte tolkas. Ange g, kg, oz eller lb.",
  "vat-unknown": "Okänd momssats. Ange 0, 6, 12 eller 25.",
  "digital-unknown": "Det framgår inte om varan är digital. Ange yes eller no.",
  "limit-unknown": "Gränsen per kund kan inte tolkas och används inte. Ange ett heltal.",
  "hazard-unknown": "Okänt faropiktogram. Ange GHS01 till GHS09.",
  "exemption-unknown": "Okänt undantag från ångerrätten. Ange custom_made, hygiene, sealed_media eller digital.",
  "link-refused": "Länken är inte http(s) och används inte.",
  "image-refused": "Bildens adress är inte http(s) och används inte.",
  "group-of-one": "Gruppen har bara en artikel, som säljs för sig.",
  "group-duplicate": "En annan artikel i gruppen har samma egenskaper. Artikeln säljs för sig.",
  "group-incomplete": "Artikeln saknar en egenskap som gruppen skiljs åt med och säljs för sig.",
  "group-category": "Gruppens artiklar har olika produkttyp. Den första artikelns gäller.",
} as const satisfies Record<ItemProblemCode, string>;

/** Remarks about single rows of store stock. */
const stockProblems = {
  columns: "Raden har fel antal kolumner och avvisas.",
  "store-missing": "Raden saknar store_code och avvisas.",
  "store-unknown": "Ingen butik har den koden. Raden avvisas.",
  "article-missing": "Raden saknar id och avvisas.",
  "article-unknown": "Ingen artikel i sortimentet har det id:t. Raden avvisas.",
  "article-ambiguous": "Flera leveranser har en artikel med det id:t. Raden avvisas.",
  "row-duplicate": "Butiken och artikeln står på flera rader. Den första raden gäller.",
  "quantity-missing": "Antal saknas. Lagret ändras inte. Ange quantity eller availability.",
  "quantity-unreadable": "Antalet kan inte tolkas. Lagret ändras inte. Ange ett heltal från 0 till 1 000 000.",
  "quantity-negative": "Antalet är mindre än noll och räknas som 0.",
  "quantity-assumed": "Butiken har varan, men antalet saknas. Det räknas som 1.",
  "availability-unknown":
    "Okänd lagerstatus. Den räknas som slut. Ange in_stock, limited_availability, on_display_to_order eller out_of_stock.",
} as const satisfies Record<StockProblemCode, string>;

/** Labels of variant attributes, by the feed's attribute. */
const variantLabels = {
  color: "Färg",
  size: "Storlek",
  material: "Material",
  pattern: "Mönster",
  gender: "Kön",
  ageGroup: "Åldersgrupp",
} as const;

/** Swedish words for feed values. */
const values = {
  male: "Herr",
  female: "Dam",
  unisex: "Unisex",
  adult: "Vuxen",
  kids: "Barn",
  toddler: "Småbarn",
  infant: "Spädbarn",
  newborn: "Nyfödd",
} as const;

/** Specification titles for attributes. */
const attributeTitles = { material: "Material", pattern: "Mönster", gender: "Kön", size: "Storlek" } as const;

/** Specification titles for dimensions and weight. */
const sizeTitles = { width: "Bredd", height: "Höjd", length: "Längd", weight: "Vikt" } as const;

/** Texts added to products that the feed does not contain. */
const product = {
  otherCategory: "Övrigt",
  safetyDocument: "Säkerhetsanvisning",
  refurbished: "Renoverad",
  used: "Begagnad",
} as const;

/** The texts of the package: why a delivery or an item was rejected, and texts added to products. */
export const feedTexts = {
  errors,
  itemProblems,
  stockProblems,
  variantLabels,
  values,
  attributeTitles,
  sizeTitles,
  product,
};
