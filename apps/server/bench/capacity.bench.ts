// What a shop needs at its peak, reckoned from what was measured:
// npm run bench capacity -- --views=… --orders=… --products=…
import { capacityFigures } from "./capacity/capacityFigures.ts";
import { describePlan } from "./capacity/describePlan.ts";
import { planCapacity } from "./capacity/planCapacity.ts";
import { capacityUsage, readCapacityNeed } from "./capacity/readCapacityNeed.ts";

const words = process.argv.slice(2);
const read = readCapacityNeed(words);
if (words.length === 0) console.log(capacityUsage);
else if ("need" in read)
  console.log(describePlan(read.need, planCapacity(read.need, capacityFigures), capacityFigures));
else {
  console.error([...read.faults, "", capacityUsage].join("\n"));
  process.exitCode = 1;
}
