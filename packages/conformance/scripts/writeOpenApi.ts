import { writeFileSync } from "node:fs";
import { contractDocument } from "../src/openapi/contractDocument.ts";

writeFileSync("openapi.json", `${JSON.stringify(contractDocument(), null, 2)}\n`);
