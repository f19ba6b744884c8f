import { feedTexts } from "../../texts/sv.ts";
import { cleanLine } from "./cleanText.ts";

/** The Swedish word for a fixed value of the Merchant format, such as `female`; any other text as it is. */
export function swedishValue(text: string): string {
  const value = text.trim().toLowerCase();
  return Object.entries(feedTexts.values).find(([key]) => key === value)?.[1] ?? cleanLine(text);
}
