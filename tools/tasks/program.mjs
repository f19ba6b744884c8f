// npm run backup | check | code | jobs | operator | order | person | restore | settings -- …: the shop's programs, by
// their names in torg-shop.
import { readFileSync } from "node:fs";
import { becomeChild, root, sourceCondition } from "./runStep.mjs";

const [name, ...words] = process.argv.slice(2);
const programs = JSON.parse(readFileSync(`${root}/packages/shop/programs.json`, "utf8"));
const [folder, ...first] = programs[name];
// A shop's files are where the command was run, which npm provides in INIT_CWD.
const env = { SHOP_FOLDER: process.env.SHOP_FOLDER ?? process.env.INIT_CWD ?? root };

becomeChild(process.execPath, [sourceCondition, `apps/server/src/${folder}/main.ts`, ...first, ...words], { env });
