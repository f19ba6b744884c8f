export { stockGrounds } from "./deskProduct.ts";
export type {
  DeskProduct,
  DeskProductRow,
  DeskStoreStock,
  ProductStop,
  RecallLetters,
  StockGround,
} from "./deskProduct.ts";
export { newPrice } from "./newPrice.ts";
export type { NewPrice, PriceHistory, PriceProblem, WantedPrice } from "./newPrice.ts";
export { longestRecallPart, recallProblems } from "./recallText.ts";
export type { RecallPart, RecallProblem, RecallText } from "./recallText.ts";
