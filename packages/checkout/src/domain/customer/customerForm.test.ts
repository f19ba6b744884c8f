import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCustomerForm } from "../../fixtures/index.ts";
import { customerFieldNames, customerFields, emptyCustomerForm } from "./customerForm.ts";
import { customerProblems } from "./customerProblems.ts";
import { normalizeCustomerForm } from "./normalizeCustomerForm.ts";
import { isSwedishNumber } from "./swedishNumbers.ts";

const now = new Date("2026-11-20T12:00:00Z");
const rules = { requiresPersonalNumber: false, countryCode: "SE", now, isNumber: isSwedishNumber };
const company = aCustomerForm();
const person = aCustomerForm({ customerType: "private", companyName: "", identityNumber: "" });

describe("emptyCustomerForm", () => {
  it("is empty, for a private buyer who has not accepted anything", () => {
    const { customerType, acceptsTerms, totalOre, ...texts } = emptyCustomerForm;
    expect([customerType, acceptsTerms, totalOre]).toEqual(["private", false, null]);
    expect(new Set(Object.values(texts))).toEqual(new Set([""]));
  });
});

describe("customerFields", () => {
  const optional = (customerType: "company" | "private", requiresPersonalNumber: boolean): readonly string[] =>
    customerFields(customerType, { requiresPersonalNumber }).flatMap(({ name, isRequired }) =>
      isRequired ? [] : [name],
    );

  it("has all fields for a company in the order of the form, and no company name for a private buyer", () => {
    const names = customerFields("company", rules).map(({ name }) => name);
    expect(names).toEqual(customerFieldNames);
    const ofPrivate = customerFields("private", { requiresPersonalNumber: true }).map(({ name }) => name);
    expect(ofPrivate).toEqual(names.slice(1));
  });

  it("has an optional personal number for a private buyer at the end, before the terms", () => {
    const names = customerFields("private", { requiresPersonalNumber: false }).map(({ name }) => name);
    expect(names.slice(-3)).toEqual(["city", "identityNumber", "acceptsTerms"]);
    expect(names.toSorted()).toEqual(customerFieldNames.slice(1).toSorted());
  });

  it("leaves the second address optional, and a personal number where the payment does not need it", () => {
    expect(optional("company", false)).toEqual(["careOf"]);
    expect(optional("private", true)).toEqual(["careOf"]);
    expect(optional("private", false)).toEqual(["careOf", "identityNumber"]);
  });
});

describe("customerProblems", () => {
  it("finds nothing wrong with a complete form", () => {
    expect(customerProblems(company, rules)).toEqual({});
    expect(customerProblems(person, rules)).toEqual({});
  });

  it("names each required field that is empty", () => {
    for (const { name, isRequired } of customerFields("company", rules)) {
      const without = { ...company, [name]: name === "acceptsTerms" ? 0 : "  " };
      expect(customerProblems(without, rules)).toEqual(isRequired ? { [name]: "missing" } : {});
    }
  });

  it("names all problems in the order of the form", () => {
    expect(Object.keys(customerProblems({ ...emptyCustomerForm, customerType: "company" }, rules))).toEqual(
      customerFields("company", rules)
        .filter(({ isRequired }) => isRequired)
        .map(({ name }) => name),
    );
  });

  it("requires the personal number of a private buyer only when the payment needs it", () => {
    expect(customerProblems(person, { ...rules, requiresPersonalNumber: true })).toEqual({ identityNumber: "missing" });
  });

  it("checks the organisation number of a company down to its check digit, even for a sole trader", () => {
    const withNumber = (identityNumber: string): unknown => customerProblems({ ...company, identityNumber }, rules);
    expect(withNumber("5560160680")).toEqual({});
    expect(withNumber("850709-9805")).toEqual({});
    expect(withNumber("556016-0681")).toEqual({ identityNumber: "malformed" });
  });

  it("accepts a personal number with a wrong check digit, but rejects other text", () => {
    const withNumber = (identityNumber: string): unknown => customerProblems({ ...person, identityNumber }, rules);
    expect(withNumber("19850101-1234")).toEqual({});
    expect(withNumber("12345")).toEqual({ identityNumber: "malformed" });
  });

  it.each([
    ["email", "anna"],
    ["email", "anna@"],
    ["email", "a b@c.se"],
    ["mobile", "12345"],
    ["postalCode", "1234"],
  ])("rejects a %s such as '%s'", (name, value) => {
    expect(customerProblems({ ...company, [name]: value }, rules)).toEqual({ [name]: "malformed" });
  });

  it("does not apply Swedish formats to the numbers of other countries", () => {
    const norwegian = { ...company, identityNumber: "923609016", mobile: "+47 400 00 000", postalCode: "0150" };
    expect(customerProblems(norwegian, { ...rules, countryCode: "NO" })).toEqual({});
    expect(Object.keys(customerProblems(norwegian, rules))).toEqual(["identityNumber", "mobile", "postalCode"]);
  });

  it("applies Swedish formats when no country is given", () => {
    const foreign = { ...company, postalCode: "0150" };
    expect(customerProblems(foreign, { ...rules, countryCode: null })).toEqual({ postalCode: "malformed" });
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (identityNumber, mobile, postalCode) => {
        const problems = customerProblems({ ...company, identityNumber, mobile, postalCode }, rules);
        for (const problem of Object.values(problems)) expect(["missing", "malformed"]).toContain(problem);
      }),
    );
  });
});

describe("normalizeCustomerForm", () => {
  it("trims what was typed", () => {
    expect(normalizeCustomerForm({ ...company, email: " anna@example.se " }).email).toBe("anna@example.se");
  });

  it("sends no company name for a private person", () => {
    expect(normalizeCustomerForm({ ...person, companyName: "Nordvik AB" }).companyName).toBe("");
    expect(normalizeCustomerForm(company).companyName).toBe("Nordvik AB");
  });
});
