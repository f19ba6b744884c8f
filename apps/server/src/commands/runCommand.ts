import { messageOf } from "../errors/messageOf.ts";

/**
 * Runs a command with the arguments of this process. A failure is printed as its message, and `failure` is the exit
 * code.
 */
export async function runCommand(
  run: (args: readonly string[]) => Promise<void>,
  { failure = 1 }: { readonly failure?: number } = {},
): Promise<void> {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = failure;
  }
}
