export { normalizeCode, codeKinds, codeProblems, codeState, codeStates } from "./discountCode.ts";
export type { CodeKind, CodeProblem, CodeState, CodeTerms, DeskCode, DiscountCodeInput } from "./discountCode.ts";
