export { isMailAddress } from "./isMailAddress.ts";
export { clampQuantity, maxTypedQuantity, parseQuantity } from "./quantity.ts";
export type { QuantityBounds } from "./quantity.ts";
export { changeRange, isScreenReaderOnly } from "./range.ts";
export type { NumberRange, RangeChange, RangeEnd, RangeProblem, RangeInput } from "./range.ts";
export { cleanTextLine } from "./cleanTextLine.ts";
export { cleanPastedText } from "./cleanPastedText.ts";
export { withoutSpaces } from "./withoutSpaces.ts";
