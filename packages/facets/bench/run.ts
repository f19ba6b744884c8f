import { parseArgs } from "node:util";
import { compareEngines } from "./compareEngines.ts";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "10000,100000,1000000" },
    seconds: { type: "string", default: "20" },
    peers: { type: "boolean", default: false },
  },
});

await compareEngines({
  sizes: values.sizes.split(",").map(Number),
  seconds: Number(values.seconds),
  withPeers: values.peers,
});
