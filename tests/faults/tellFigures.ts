import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../outside/repository.ts";

const file = join(root, ".artifacts/faults.txt");
const rounded = (value: unknown): string => String(typeof value === "number" ? Number(value.toFixed(3)) : value);

/** Prints the effect of a fault, and saves it for the table of faults. */
export function tellFigures(fault: string, figures: object): void {
  const said = Object.entries(figures).map(([name, value]) => `${name} ${rounded(value)}`);
  const line = `${fault}: ${said.join(", ")}`;
  console.log(line);
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${new Date().toISOString()} ${line}\n`);
}
