export { caseEndings, endingsOf, maxAnswerLength, readEnding } from "./caseEnding.ts";
export type { CaseEnding, EndingProblem, CaseEndingInput } from "./caseEnding.ts";
export { caseKinds } from "./caseKind.ts";
export type { CaseKind } from "./caseKind.ts";
export { caseFilters, chosenOfCase, readCaseFilter } from "./deskCase.ts";
export type { CaseFilter, CasePicture, DeskCase, DeskCaseRow, ReturnableLine } from "./deskCase.ts";
