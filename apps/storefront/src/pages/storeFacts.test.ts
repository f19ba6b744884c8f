import { expect, it } from "vitest";
import { storeFacts } from "./storeFacts.ts";

it("shows what a store has and leaves out what it lacks", () => {
  const store = { id: 1, name: "Kungens Kurva", full_address: "Tangentvägen 4, 127 47 Skärholmen", email: null };
  expect(storeFacts(store)).toEqual({
    id: 1,
    name: "Kungens Kurva",
    address: "Tangentvägen 4, 127 47 Skärholmen",
    phone: "",
    email: "",
    hours: "",
  });
});
