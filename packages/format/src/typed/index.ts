export { isMailAddress } from "./isMailAddress.ts";
export { clampQuantity, largestQuantity, parseQuantity } from "./quantity.ts";
export type { QuantityBounds } from "./quantity.ts";
export { changeRange, isUnseen } from "./range.ts";
export type { NumberRange, RangeChange, RangeEnd, RangeProblem, TypedEnd } from "./range.ts";
export { tidyLine } from "./tidyLine.ts";
export { trimPasted } from "./trimPasted.ts";
export { withoutSpaces } from "./withoutSpaces.ts";
