import { expect, it } from "vitest";
import { campaignKindLabel } from "./campaignKind.ts";

it.each([
  ["Rea", "Vinterns varmaste", "Rea"],
  ["Rea", "Mellandagsrea", null],
  ["Kampanj", "VÅRKAMPANJ", null],
  ["Utförsäljning", "Allt på lager", "Utförsäljning"],
])("gives for %j above %j: %j", (word, title, expected) => {
  expect(campaignKindLabel(word, title)).toBe(expected);
});
