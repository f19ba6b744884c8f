/** Swedish texts written by the import itself. */
export const importTexts = {
  oldGoodsPickup: "Hämtning av din gamla produkt",
  oldGoodsPickupStatus: "Görs när din nya produkt levereras",
  oldGoodsPickupText:
    "Vi tar med oss din gamla, likvärdiga produkt gratis när vi levererar den nya hem till dig. Koppla ur den och ställ fram den innan vi kommer.",
  started: "Läser",
  done: "Klart",
  dryRun: "Provkörning: inget har skrivits.",
  refused: "Leveransen avvisades. Det gamla sortimentet ligger kvar.",
  line: "rad",
  item: "artikel",
  counts: {
    read: "lästa",
    added: "nya",
    changed: "ändrade",
    unchanged: "oförändrade",
    removed: "borttagna",
    warned: "med anmärkning",
    rejected: "avvisade",
    emptied: "tömda",
  },
  storeStock: {
    refused: "Leveransen avvisades. Butikernas gamla lager ligger kvar.",
    possible: "Butiker som finns:",
    noStores: "Det finns inga butiker. De står i stores i shop.json.",
    absent: "Filen säger inget om de här butikerna, som nu inte har något i lager:",
    same: "Samma uppgifter som förra gången. Lagret är inte ändrat; --force läser in dem igen.",
  },
} as const;
