import { compareEngines } from "./compareEngines.ts";

// The run with all other benchmarks; run.ts takes options.
await compareEngines({ sizes: [10_000, 100_000, 1_000_000], seconds: 10, withPeers: true });
