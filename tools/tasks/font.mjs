// npm run font: the kit's font anew from the package that it is taken from, with its licence beside it.
import { writeFileSync } from "node:fs";
import { licenceOfFont, subsetOfFont } from "../font/subsetOfFont.mjs";

const font = await subsetOfFont();
writeFileSync("packages/ui/src/font/schibsted-grotesk.woff2", font);
writeFileSync("packages/ui/src/font/OFL.txt", licenceOfFont());
console.log(`packages/ui/src/font/schibsted-grotesk.woff2: ${font.length} bytes`);
