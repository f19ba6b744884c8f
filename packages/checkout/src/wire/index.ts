export { checkoutMarks } from "./checkoutMarks.ts";
