import { expect, it } from "vitest";
import { isElectrical } from "./isElectrical.ts";

it.each([
  [["Datorer & tillbehör", "Bildskärmar"]],
  [["Datorer & tillbehör", "Möss"]],
  [["Ljud", "Hörlurar & headset"]],
  [["Vitvaror", "Kylskåp"]],
  [["Arbetsutrustning", "Belysning", "Pannlampor"]],
  [["Electronics", "Audio"]],
  [["Tangentbord"]],
  [["Trådlösa tangentbord"]],
  [["Tvättmaskiner"]],
  [["TV-apparater"]],
  [["TV & ljud"]],
  [["Kyl & frys"]],
  [["Frysboxar"]],
  [["Spisar"]],
  [["Ugnar"]],
  [["SSD-diskar"]],
])("treats the goods of %s as electrical", (path) => {
  expect(isElectrical(path)).toBe(true);
});

it.each([
  [["Datorer & tillbehör", "Datorväskor"]],
  [["Datorer & tillbehör", "Musmattor"]],
  [["Herr", "Överdelar", "Jackor"]],
  [["Arbetskläder", "Arbetsskor"]],
  [["Museum", "Affischer"]],
  [["Museum"]],
  [["Musikinstrument"]],
  [["Mössor"]],
  [["Tvål"]],
  [["Tvättmedel"]],
  [["Tvättkorgar"]],
  [["Tvättställ"]],
  [["Ugnspapper"]],
  [["Spiskummin"]],
  [["Frysta varor"]],
  [["TV-bänkar"]],
  [["Skrivbord"]],
  [[]],
])("does not treat those of %s as electrical", (path) => {
  expect(isElectrical(path)).toBe(false);
});
