export { stockChangeReasons } from "./deskProduct.ts";
export type {
  DeskProduct,
  DeskProductRow,
  DeskStoreStock,
  ProductStop,
  RecallEmails,
  StockChangeReason,
} from "./deskProduct.ts";
export { newPrice } from "./newPrice.ts";
export type { NewPrice, PriceHistory, PriceProblem, PriceInput } from "./newPrice.ts";
export { maxRecallPartLength, recallProblems } from "./recallText.ts";
export type { RecallPart, RecallProblem, RecallText } from "./recallText.ts";
