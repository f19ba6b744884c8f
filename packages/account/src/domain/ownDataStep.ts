/**
 * What somebody sees of their own data: all that they may do with it, the page before one of the two ways to end the
 * account, or what is said afterwards, when nobody is logged in any more.
 */
export type OwnDataStep = "overview" | "leave" | "erase" | "left" | "erased";

/** What ended with the account: the membership, or everything that the shop held. */
export type EndedStep = "left" | "erased";

/** Whether the account has ended, so that nobody is logged in any more. */
export function hasEnded(step: OwnDataStep): step is EndedStep {
  return step === "left" || step === "erased";
}
