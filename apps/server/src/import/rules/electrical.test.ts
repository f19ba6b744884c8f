import { expect, it } from "vitest";
import { isElectrical } from "./electrical.ts";

it.each([
  [["Datorer & tillbehör", "Bildskärmar"]],
  [["Datorer & tillbehör", "Möss"]],
  [["Ljud", "Hörlurar & headset"]],
  [["Vitvaror", "Kylskåp"]],
  [["Arbetsutrustning", "Belysning", "Pannlampor"]],
  [["Electronics", "Audio"]],
])("takes the goods of %s for electrical", (path) => {
  expect(isElectrical(path)).toBe(true);
});

it.each([
  [["Datorer & tillbehör", "Datorväskor"]],
  [["Datorer & tillbehör", "Musmattor"]],
  [["Herr", "Överdelar", "Jackor"]],
  [["Arbetskläder", "Arbetsskor"]],
  [["Museum", "Affischer"].slice(1)],
  [[]],
])("does not take those of %s for it", (path) => {
  expect(isElectrical(path)).toBe(false);
});
