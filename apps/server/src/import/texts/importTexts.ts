/** Words of the shop that the import itself writes. */
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
  },
} as const;
