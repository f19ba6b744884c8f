import { parseArgs, type ParseArgsOptionsConfig } from "node:util";

/** Separates the options and the words of a command's arguments; throws `usage` for an unknown or incomplete option. */
export function parseArguments<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  usage: Error,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw usage;
  }
}
