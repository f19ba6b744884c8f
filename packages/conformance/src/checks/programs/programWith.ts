import type { Probe } from "../../core/Check.ts";
import { NotTried, need } from "../../core/outcomes.ts";
import type { SendOptions, Visitor } from "../../core/Visitor.ts";

/** The program whose token was given. */
export interface Program {
  readonly visitor: Visitor;
  /** How its calls are sent: with its token, and without a session. */
  readonly as: SendOptions;
  readonly scopes: readonly string[];
}

const lent = async (
  probe: Probe,
  { token, scopes }: { readonly token: string; readonly scopes: readonly string[] },
) => {
  const headers = { Authorization: `Bearer ${token}` };
  return { visitor: await probe.visit(), as: { token: null, headers }, scopes };
};

/** The program whose token was given; it must have these scopes. */
export async function programWith(probe: Probe, ...scopes: readonly string[]): Promise<Program> {
  const program = need(probe.hints.program, "No token of a program was given: see program of --data.");
  const missing = scopes.filter((scope) => !program.scopes.includes(scope));
  if (missing.length > 0) throw new NotTried(`The token that was lent lacks ${missing.join(" and ")}.`);
  return lent(probe, program);
}

/** The program for testing refusals: of two tokens, the one with fewer scopes. */
export async function limitedProgram(probe: Probe): Promise<Program> {
  const { limitedProgram: limited } = probe.hints;
  return limited === undefined ? programWith(probe) : lent(probe, limited);
}
