// Run inside a package after `tsc`: the compiler leaves `./Part.tsx` in declarations, but consumers resolve
// `./Part.js`.
import { globSync, readFileSync, writeFileSync } from "node:fs";

for (const file of globSync("dist/**/*.d.ts")) {
  const before = readFileSync(file, "utf8");
  const after = before
    .replace(/((?:from|import)\s*\(?\s*["'])(\.{1,2}\/[^"']+?)\.tsx?(["'])/g, "$1$2.js$3")
    .replace(/^import ["'][^"']+\.css["'];\n/gm, "");
  if (after !== before) writeFileSync(file, after);
}
