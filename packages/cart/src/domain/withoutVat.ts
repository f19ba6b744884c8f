export { withoutVat } from "./reckoning/amount.ts";
