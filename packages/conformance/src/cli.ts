#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { formatCheck, formatReport } from "./formatReport.ts";
import { contractDocument } from "./openapi/contractDocument.ts";
import { readArguments, usage, type Command } from "./readArguments.ts";
import { readHints } from "./readHints.ts";
import { verify } from "./verify.ts";

const command = readArguments(process.argv.slice(2));
process.exitCode = await run(command);

async function run(asked: Command | { readonly problem: string }): Promise<number> {
  if ("problem" in asked) {
    process.stderr.write(`${asked.problem}\n\n${usage}`);
    return 2;
  }
  if (asked.name === "verify") return check(asked);
  process.stdout.write(asked.name === "help" ? usage : `${JSON.stringify(contractDocument(), null, 2)}\n`);
  return 0;
}

async function check({ dataFile, products, isJson, ...asked }: Extract<Command, { name: "verify" }>): Promise<number> {
  try {
    const told = dataFile === null ? {} : readHints(readFileSync(dataFile, "utf8"));
    const hints = products.length === 0 ? told : { ...told, products };
    const onCheck = isJson ? undefined : () => process.stderr.isTTY && process.stderr.write(".");
    const report = await verify({ ...asked, hints, ...(onCheck === undefined ? {} : { onCheck }) });
    process.stdout.write(isJson ? `${JSON.stringify(report, null, 2)}\n` : `\n${formatReport(report)}`);
    const failed = report.checks.filter(({ outcome }) => outcome === "failed");
    if (!isJson && failed.length > 0) process.stdout.write(`\nFailed:\n${failed.map(formatCheck).join("\n")}\n`);
    return failed.length === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`The check could not be made: ${error instanceof Error ? error.message : "unknown"}\n`);
    return 2;
  }
}
