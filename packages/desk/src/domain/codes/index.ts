export { codeAsTyped, codeKinds, codeProblems, codeState, codeStates } from "./discountCode.ts";
export type { CodeKind, CodeProblem, CodeState, CodeTerms, DeskCode, WantedCode } from "./discountCode.ts";
