import { describe, expect, it } from "vitest";
import { accountOrderStates } from "../domain/index.ts";
import { accountTexts } from "./index.ts";

const { head, orders } = accountTexts;

describe("accountTexts", () => {
  it("greets by name and address, or by the address alone when no name is known", () => {
    expect(head.greeting("Anna Andersson", "anna@example.se")).toBe("Anna Andersson, anna@example.se");
    expect(head.greeting("", "anna@example.se")).toBe("anna@example.se");
  });

  it("has a text for every state of an order that is shown", () => {
    expect(accountOrderStates.map((state) => orders.states[state])).toEqual([
      "Mottagen",
      "Väntar på betalning",
      "Betald",
      "Packas",
      "Delvis skickad",
      "Skickad",
      "Levererad",
      "Returnerad",
      "Avbruten",
    ]);
  });

  it("says what was bought and when, and names every case", () => {
    expect(orders.price(708_800).replaceAll(/\s/g, " ")).toBe("7 088 kr");
    expect(orders.line(2, "Luddfilter")).toBe("2 × Luddfilter");
    expect(orders.case(1000, "Reklamation", orders.date("2026-11-22T08:15:00Z"))).toBe(
      "Ärende 1000, Reklamation, 22 november 2026",
    );
  });
});
