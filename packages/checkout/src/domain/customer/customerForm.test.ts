import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCustomerForm } from "../../fixtures/index.ts";
import { customerFieldNames, customerFields, emptyCustomerForm } from "./customerForm.ts";
import { customerProblems } from "./customerProblems.ts";
import { tidyCustomerForm } from "./tidyCustomerForm.ts";
import { isSwedishNumber } from "./swedishNumbers.ts";

const now = new Date("2026-11-20T12:00:00Z");
const rules = { requiresPnr: false, countryCode: "SE", now, isNumber: isSwedishNumber };
const company = aCustomerForm();
const person = aCustomerForm({ customer_type: "private", user_company: "", user_pnr: "" });

describe("emptyCustomerForm", () => {
  it("holds nothing, for a private buyer who has accepted nothing", () => {
    const { customer_type, order_accept_terms, ...texts } = emptyCustomerForm;
    expect([customer_type, order_accept_terms]).toEqual(["private", 0]);
    expect(new Set(Object.values(texts))).toEqual(new Set([""]));
  });
});

describe("customerFields", () => {
  const optional = (customerType: "company" | "private", requiresPnr: boolean): readonly string[] =>
    customerFields(customerType, { requiresPnr }).flatMap(({ name, isRequired }) => (isRequired ? [] : [name]));

  it("asks a company for everything in the order of the form, and a private buyer for no company", () => {
    const names = customerFields("company", rules).map(({ name }) => name);
    expect(names).toEqual(customerFieldNames);
    expect(customerFields("private", rules).map(({ name }) => name)).toEqual(names.slice(1));
  });

  it("leaves open a second address, and a private buyer's number where the payment does not need it", () => {
    expect(optional("company", false)).toEqual(["user_co"]);
    expect(optional("private", true)).toEqual(["user_co"]);
    expect(optional("private", false)).toEqual(["user_pnr", "user_co"]);
  });
});

describe("customerProblems", () => {
  it("has nothing against a form that is filled in", () => {
    expect(customerProblems(company, rules)).toEqual({});
    expect(customerProblems(person, rules)).toEqual({});
  });

  it("names each required field that is left out", () => {
    for (const { name, isRequired } of customerFields("company", rules)) {
      const without = { ...company, [name]: name === "order_accept_terms" ? 0 : "  " };
      expect(customerProblems(without, rules)).toEqual(isRequired ? { [name]: "missing" } : {});
    }
  });

  it("names all problems in the order of the form", () => {
    expect(Object.keys(customerProblems({ ...emptyCustomerForm, customer_type: "company" }, rules))).toEqual(
      customerFields("company", rules)
        .filter(({ isRequired }) => isRequired)
        .map(({ name }) => name),
    );
  });

  it("asks a private buyer for the personal number only when the payment needs it", () => {
    expect(customerProblems(person, { ...rules, requiresPnr: true })).toEqual({ user_pnr: "missing" });
  });

  it("checks the organisation number of a company to its last digit, a sole trader's too", () => {
    const withNumber = (user_pnr: string): unknown => customerProblems({ ...company, user_pnr }, rules);
    expect(withNumber("5560160680")).toEqual({});
    expect(withNumber("850709-9805")).toEqual({});
    expect(withNumber("556016-0681")).toEqual({ user_pnr: "malformed" });
  });

  it("lets a personal number pass whose check digit does not fit, but nothing that is no number", () => {
    const withNumber = (user_pnr: string): unknown => customerProblems({ ...person, user_pnr }, rules);
    expect(withNumber("19850101-1234")).toEqual({});
    expect(withNumber("12345")).toEqual({ user_pnr: "malformed" });
  });

  it.each([
    ["user_email", "anna"],
    ["user_email", "anna@"],
    ["user_email", "a b@c.se"],
    ["user_mobile", "12345"],
    ["user_zipcode", "1234"],
  ])("refuses a %s such as '%s'", (name, value) => {
    expect(customerProblems({ ...company, [name]: value }, rules)).toEqual({ [name]: "malformed" });
  });

  it("does not measure another country's numbers by Swedish forms", () => {
    const norwegian = { ...company, user_pnr: "923609016", user_mobile: "+47 400 00 000", user_zipcode: "0150" };
    expect(customerProblems(norwegian, { ...rules, countryCode: "NO" })).toEqual({});
    expect(Object.keys(customerProblems(norwegian, rules))).toEqual(["user_pnr", "user_mobile", "user_zipcode"]);
  });

  it("measures by Swedish forms where no country is told", () => {
    const foreign = { ...company, user_zipcode: "0150" };
    expect(customerProblems(foreign, { ...rules, countryCode: null })).toEqual({ user_zipcode: "malformed" });
  });

  it("never throws, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (user_pnr, user_mobile, user_zipcode) => {
        const problems = customerProblems({ ...company, user_pnr, user_mobile, user_zipcode }, rules);
        for (const problem of Object.values(problems)) expect(["missing", "malformed"]).toContain(problem);
      }),
    );
  });
});

describe("tidyCustomerForm", () => {
  it("takes away blanks around what was typed", () => {
    expect(tidyCustomerForm({ ...company, user_email: " anna@example.se " }).user_email).toBe("anna@example.se");
  });

  it("sends no company name for a private person", () => {
    expect(tidyCustomerForm({ ...person, user_company: "Nordvik AB" }).user_company).toBe("");
    expect(tidyCustomerForm(company).user_company).toBe("Nordvik AB");
  });
});
