import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createGzip } from "node:zlib";
import { inventGood } from "./inventGoods.ts";

const description =
  "En lång beskrivning av en vara som ingen har tillverkat, med ord nog för att likna en riktig. ".repeat(6);

/** Writes a feed of so many invented goods; `priceStep` makes one that changes the price of each. */
export async function writeFeed(file: string, rows: number, priceStep = 0): Promise<void> {
  const packed = createGzip({ level: 1 });
  const target = packed.pipe(createWriteStream(file));
  packed.write(
    "id\ttitle\tdescription\tlink\tavailability\tprice\tbrand\tproduct_type\titem_group_id\tcolor\tproduct_detail\n",
  );
  for (let n = 0; n < rows; n += 1) {
    const { id, title, brand, category, group, colour, priceKronor, details } = inventGood(n);
    const link = `https://www.example.se/p/${n}`;
    const price = `${priceKronor + priceStep}.00 SEK`;
    const line = [id, title, description, link, "in_stock", price, brand, category, group, colour, details].join("\t");
    if (!packed.write(`${line}\n`)) await once(packed, "drain");
  }
  packed.end();
  await once(target, "close");
}
