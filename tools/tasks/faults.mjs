// npm run test:faults -- [part of a file's name …] [--test=part of a title] [--times=20] [--orders=3] [--listings=20]
// [--seconds=60] [--minutes=30] [--port=7100]:
// injects one fault after the other into a cluster on this machine, while orders are placed. Takes long, and needs the
// whole machine. The figures are saved in .artifacts/faults.txt.
import { parseArgs } from "node:util";
import { runStep } from "./runStep.mjs";

const names = ["times", "orders", "listings", "seconds", "minutes", "port"];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...Object.fromEntries(names.map((name) => [name, { type: "string" }])),
    test: { type: "string" },
  },
});

const build = await runStep("turbo", ["run", "build", "--filter=@torg/storefront", "--output-logs=new-only"], {
  quiet: true,
});
if (build.code !== 0) {
  console.error(build.output);
  process.exit(1);
}
const given = names.filter((name) => values[name] !== undefined);
const env = Object.fromEntries(given.map((name) => [`FAULTS_${name.toUpperCase()}`, values[name]]));
const files = positionals.map((name) => `tests/faults/${name}`);
const titles = values.test === undefined ? [] : ["--testNamePattern", values.test];
const { code } = await runStep("vitest", ["run", "--project", "faults", ...files, ...titles], { env });
process.exit(code);
