import { describe, expect, it } from "vitest";
import { customerFields, emptyCustomerForm, type CustomerForm } from "./customerForm.ts";
import { knownBuyer } from "./knownBuyer.ts";

const anna: CustomerForm = {
  ...emptyCustomerForm,
  firstName: "Anna",
  lastName: "Ek",
  email: "anna@example.se",
  mobile: "0701234567",
  address: "Storgatan 1",
  postalCode: "123 45",
  city: "Lund",
};
const fields = customerFields("private", { requiresPersonalNumber: false });

describe("knownBuyer", () => {
  it("names the buyer and the address in one line", () => {
    expect(knownBuyer(anna, fields)).toBe("Anna Ek, Storgatan 1, 123 45 Lund, anna@example.se");
  });

  it("begins with the company", () => {
    expect(knownBuyer({ ...anna, companyName: "Nordvik AB" }, fields)).toMatch(/^Nordvik AB, Anna Ek, /);
  });

  it("is null while a required field is empty", () => {
    expect(knownBuyer({ ...anna, mobile: "" }, fields)).toBeNull();
    expect(knownBuyer(anna, customerFields("private", { requiresPersonalNumber: true }))).toBeNull();
  });
});
