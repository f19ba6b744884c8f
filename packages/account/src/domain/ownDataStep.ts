/**
 * The pages about a customer's own data: the overview of all actions, the page before each of the two ways to end the
 * account, or the message afterwards, when nobody is logged in any more.
 */
export type OwnDataStep = "overview" | "leave" | "erase" | "left" | "erased";

/** What ended with the account: the membership, or all data stored by the shop. */
export type EndedStep = "left" | "erased";

/** Whether the account has ended, so that nobody is logged in any more. */
export function hasEnded(step: OwnDataStep): step is EndedStep {
  return step === "left" || step === "erased";
}
