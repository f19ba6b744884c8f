// npm run font: generates the kit's font from its source package again, with its licence.
import { writeFileSync } from "node:fs";
import { licenceOfFont, subsetOfFont } from "../font/subsetOfFont.mjs";

const font = await subsetOfFont();
writeFileSync("packages/ui/src/font/schibsted-grotesk.woff2", font);
writeFileSync("packages/ui/src/font/OFL.txt", licenceOfFont());
console.log(`packages/ui/src/font/schibsted-grotesk.woff2: ${font.length} bytes`);
