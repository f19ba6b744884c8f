export { chooseLines, isWholeOrder, mergeLines } from "./chosenLines.ts";
export type { ChoiceProblem, ChosenLines } from "./chosenLines.ts";
export { addImages, defaultMaxImages, imageTypes, maxImageBytes } from "./returnImages.ts";
export type { ImageFile, ImageProblem, ReturnImage } from "./returnImages.ts";
export { isOrderOf } from "./returnOrder.ts";
export type { OrderLookup, ReturnLine, ReturnOrder } from "./returnOrder.ts";
export { allowedQuantities } from "./returnQuantities.ts";
export type { ReturnQuantities } from "./returnQuantities.ts";
export type { WithdrawalReceipt } from "./withdrawal.ts";
