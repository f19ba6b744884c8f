import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCheckoutUser } from "../../fixtures/index.ts";
import { customerFieldNames } from "./customerForm.ts";
import { customerDetails, type CustomerDetails, detailFields, detailProblems, detailsForm } from "./customerDetails.ts";
import { customerProblems } from "./customerProblems.ts";
import { isSwedishNumber } from "./swedishNumbers.ts";

const rules = { countryCode: "SE", now: new Date("2026-11-29T12:00:00Z"), isNumber: isSwedishNumber };
const anna = customerDetails(aCheckoutUser({ identityNumber: "850709-9805" }));

const aText = fc.oneof(fc.string(), fc.constantFrom("", " ", "Åsa", "070-123 45 67", "127 47"));
const someDetails: fc.Arbitrary<CustomerDetails> = fc.record({
  customerType: fc.constantFrom("private" as const, "company" as const),
  companyName: aText,
  firstName: aText,
  lastName: aText,
  mobile: aText,
  address: aText,
  careOf: aText,
  postalCode: aText,
  city: aText,
});

describe("the details of an account", () => {
  it("include no personal number or email address, and belong to a company when they have a company name", () => {
    expect(JSON.stringify(anna)).not.toMatch(/850709|@/);
    expect(anna).toMatchObject({ customerType: "private", firstName: "Anna", mobile: "070-123 45 67" });
    const company = customerDetails(aCheckoutUser({ companyName: "Holm AB" }));
    expect(company).toMatchObject({ customerType: "company", companyName: "Holm AB" });
  });

  it("format a Swedish postal code, and leave others as they are", () => {
    expect(customerDetails(aCheckoutUser({ postalCode: "11122" })).postalCode).toBe("111 22");
    expect(customerDetails(aCheckoutUser({ postalCode: "0150" })).postalCode).toBe("0150");
    expect(customerDetails(aCheckoutUser({ postalCode: "" })).postalCode).toBe("");
  });

  it("have the fields of the checkout, except personal numbers and what is not stored", () => {
    const namesOf = (type: "private" | "company") => detailFields(type).map(({ name }) => name);
    const everybody = ["firstName", "lastName", "mobile", "address", "careOf", "postalCode", "city"];
    expect(namesOf("private")).toEqual(everybody);
    expect(namesOf("company")).toEqual(["companyName", ...everybody]);
    expect(detailFields("company").filter(({ isRequired }) => !isRequired)).toEqual([
      { name: "companyName", isRequired: false },
      { name: "careOf", isRequired: false },
    ]);
  });

  it("are valid where the checkout would accept them", () => {
    expect(detailProblems(anna, rules)).toEqual({});
    expect(detailProblems({ ...anna, firstName: " ", mobile: "12", postalCode: "1234" }, rules)).toEqual({
      firstName: "missing",
      mobile: "malformed",
      postalCode: "malformed",
    });
    expect(detailProblems({ ...anna, customerType: "company" }, rules)).toEqual({});
    expect(detailProblems({ ...anna, mobile: "12", postalCode: "1234" }, { ...rules, countryCode: "NO" })).toEqual({});
  });

  it("have exactly the problems that the checkout finds in the same fields", () => {
    fc.assert(
      fc.property(someDetails, fc.constantFrom("SE", "NO", null), (details, countryCode) => {
        const asked = detailFields(detailsForm(details).customerType).map(({ name }) => name);
        const found = customerProblems(detailsForm(details), { ...rules, countryCode, requiresPersonalNumber: false });
        const own = Object.entries(found).filter(([name]) => asked.some((one) => one === name));
        expect(Object.entries(detailProblems(details, { ...rules, countryCode }))).toEqual(own);
      }),
    );
  });

  it("belong to a person once the company name is cleared", () => {
    const [company, person] = ["Holm AB", " "].map((companyName) =>
      detailsForm({ ...anna, customerType: "company", companyName }),
    );
    expect([company?.customerType, company?.companyName]).toEqual(["company", "Holm AB"]);
    expect([person?.customerType, person?.companyName]).toEqual(["private", ""]);
  });

  it("become a form of the checkout with only these details", () => {
    const form = detailsForm({ ...anna, companyName: "Holm AB", city: " Staden " });
    expect([form.companyName, form.city, form.email, form.identityNumber]).toEqual(["", "Staden", "", ""]);
    expect(customerFieldNames).toEqual(expect.arrayContaining(detailFields("company").map(({ name }) => name)));
  });
});
