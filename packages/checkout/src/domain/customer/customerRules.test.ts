import { isMailAddress } from "@torg/format/typed";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCheckout, aCheckoutUser, aCustomerForm, aDeliveryCheckout } from "../../fixtures/index.ts";
import { customerFieldNames, customerFields, emptyCustomerForm, type CustomerForm } from "./customerForm.ts";
import { customerProblems } from "./customerProblems.ts";
import { initialCustomerForm } from "./initialCustomerForm.ts";
import { isCompanyNumber } from "./isCompanyNumber.ts";
import { loginMessage } from "./loginMessage.ts";
import { isSwedishNumber } from "./swedishNumbers.ts";
import { normalizeCustomerForm } from "./normalizeCustomerForm.ts";

const now = new Date("2026-11-20T12:00:00Z");
const rules = { requiresPersonalNumber: false, countryCode: "SE", now, isNumber: isSwedishNumber };
const company = aCustomerForm();
const person = aCustomerForm({ customerType: "private", companyName: "", identityNumber: "" });
const problemOf = (form: CustomerForm, changes: object = {}) => customerProblems(form, { ...rules, ...changes });

const aText = fc.oneof(
  fc.string(),
  fc.constantFrom("", " ", "Åsa", "070-123 45 67", "127 47", "anna@example.se", "NaN"),
);
const someForm: fc.Arbitrary<CustomerForm> = fc.record({
  customerType: fc.constantFrom("private" as const, "company" as const),
  companyName: aText,
  identityNumber: aText,
  firstName: aText,
  lastName: aText,
  email: aText,
  mobile: aText,
  address: aText,
  careOf: aText,
  postalCode: aText,
  city: aText,
  acceptsTerms: fc.boolean(),
  totalOre: fc.option(fc.nat()),
});
const someRules = fc
  .record({ requiresPersonalNumber: fc.boolean(), countryCode: fc.constantFrom("SE", "NO", "DK", "FI", null) })
  .map((changes) => ({ ...rules, ...changes }));

describe("the problems of a form", () => {
  it("are the same before and after the form is tidied", () => {
    fc.assert(
      fc.property(someForm, someRules, (form, some) => {
        expect(customerProblems(normalizeCustomerForm(form), some)).toEqual(customerProblems(form, some));
      }),
    );
  });

  it("are in the order of the form, and only in fields that this buyer fills in", () => {
    fc.assert(
      fc.property(someForm, someRules, (form, some) => {
        const found = Object.keys(customerProblems(form, some));
        const asked = customerFields(form.customerType, some).map(({ name }) => name);
        expect(found).toEqual(asked.filter((name) => found.includes(name)));
        expect(asked.toSorted()).toEqual(customerFieldNames.filter((name) => asked.includes(name)).toSorted());
      }),
    );
  });

  it("are no more abroad than in Sweden, and no more with a payment that needs no number", () => {
    fc.assert(
      fc.property(someForm, (form) => {
        const swedish = Object.keys(problemOf(form));
        expect(swedish).toEqual(expect.arrayContaining(Object.keys(problemOf(form, { countryCode: "NO" }))));
        const identified = Object.keys(problemOf(form, { requiresPersonalNumber: true }));
        expect(identified).toEqual(expect.arrayContaining(swedish));
      }),
    );
  });

  it("are, for empty fields, exactly the required ones", () => {
    for (const customerType of ["private", "company"] as const) {
      for (const requiresPersonalNumber of [false, true]) {
        const required = customerFields(customerType, { requiresPersonalNumber }).filter(
          ({ isRequired }) => isRequired,
        );
        expect(problemOf({ ...emptyCustomerForm, customerType }, { requiresPersonalNumber })).toEqual(
          Object.fromEntries(required.map(({ name }) => [name, "missing"])),
        );
      }
    }
  });

  it("are none for a very long name, for Swedish letters, or for an address in two lines", () => {
    const form = {
      ...person,
      firstName: "Å".repeat(10_000),
      lastName: "Ödmårk-Ström",
      address: "Storgatan 1\nUppg. B",
    };
    expect(problemOf(form)).toEqual({});
  });
});

describe("the number of a buyer", () => {
  it.each([
    ["private", "19850709-9805", null],
    ["private", "850709-9805", null],
    ["private", "850709-9804", null],
    ["private", "850709", "malformed"],
    ["private", "850732-9805", "malformed"],
    ["private", "20261121-1234", "malformed"],
    ["private", "20261120-1234", null],
    ["private", "19000229-1234", "malformed"],
    ["private", "20000229-1234", null],
    ["private", "850769-9802", null],
    ["private", "556016-0680", "malformed"],
    ["company", "556016-0680", null],
    ["company", "556016-0681", "malformed"],
    ["company", "850709-9805", null],
    ["company", "850709-9804", "malformed"],
    ["company", "", "missing"],
    ["private", "", null],
    ["private", "NaN", "malformed"],
  ] as const)("of a %s buyer, %j, is %s", (customerType, identityNumber, problem) => {
    expect(problemOf({ ...company, customerType, identityNumber })).toEqual(
      problem === null ? {} : { identityNumber: problem },
    );
  });

  it("is rejected for a birth date in the future, even around midnight", () => {
    const born = (day: string) => problemOf({ ...person, identityNumber: "20270101-1234" }, { now: new Date(day) });
    expect(born("2026-12-30T12:00:00Z")).toEqual({ identityNumber: "malformed" });
    expect(born("2027-01-01T12:00:00Z")).toEqual({});
  });

  it("of a person is never accepted as a company's, whatever the date of birth", () => {
    const aDate = fc.date({ min: new Date("1910-01-01"), max: new Date("2026-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(aDate, fc.integer({ min: 0, max: 9999 }), fc.constantFrom("", "-"), (date, serial, sign) => {
        const digits = date.toISOString().slice(2, 10).replaceAll("-", "");
        expect(isCompanyNumber(`${digits}${sign}${String(serial).padStart(4, "0")}`)).toBe(false);
      }),
    );
  });
});

describe("what is pasted", () => {
  const pasted = (text: string): string => `\u202a${text.slice(0, 3)}\u200b${text.slice(3)}\u200e `;

  it.each(["email", "mobile", "postalCode", "identityNumber"] as const)(
    "is accepted and sent without the unseen signs of what it was copied from: %s",
    (name) => {
      const form = { ...company, [name]: pasted(company[name]) };
      expect(problemOf(form)).toEqual({});
      expect(normalizeCustomerForm(form)).toEqual(company);
      const unseen = { ...company, [name]: "\u200b \u202c" };
      expect(problemOf(unseen)).toEqual(problemOf({ ...company, [name]: "" }));
    },
  );

  it("has no unseen signs in a name or a street, and is missing where nothing else is there", () => {
    const typed = { ...person, firstName: "\u202eAn\u200bna", address: "Storgatan\u2060 1\u200e " };
    expect(normalizeCustomerForm(typed)).toMatchObject({ firstName: "Anna", address: "Storgatan 1" });
    expect(problemOf({ ...person, city: "\u200b\u202e" })).toEqual(problemOf({ ...person, city: "" }));
  });

  it("keeps the joiners that some languages write names with", () => {
    expect(normalizeCustomerForm({ ...person, lastName: "نیک\u200cنام" }).lastName).toBe("نیک\u200cنام");
  });
});

describe("an email address", () => {
  const part = fc.stringMatching(/^[a-zåäö0-9]{1,10}$/);

  it("has a name and a host of at least two parts, and no characters that list or quote addresses", () => {
    fc.assert(
      fc.property(
        part,
        fc.array(part, { minLength: 2, maxLength: 4 }),
        fc.constantFrom(" ", "<", ">", "(", ")", "[", "]", ",", ";", ":", '"', "\\", "@", "\t"),
        (name, host, sign) => {
          const address = `${name}@${host.join(".")}`;
          expect(isMailAddress(address)).toBe(true);
          for (const wrong of [`${sign}${address}`, `${address}${sign}`, address.replace("@", `${sign}@`)]) {
            expect(isMailAddress(wrong)).toBe(false);
          }
          expect(isMailAddress(`${name}@${host[0]}`)).toBe(false);
        },
      ),
    );
  });

  it("is checked at once, however long the text is", () => {
    for (const text of [
      "a".repeat(50_000),
      `${"a.".repeat(20_000)}@`,
      `a@${"b.".repeat(20_000)}`,
      "@".repeat(50_000),
    ]) {
      expect(isMailAddress(text)).toBe(false);
    }
  });
});

describe("a form as it is sent", () => {
  it("is tidied idempotently, and keeps its sum, its terms and its customer type", () => {
    fc.assert(
      fc.property(someForm, (form) => {
        const tidy = normalizeCustomerForm(form);
        expect(normalizeCustomerForm(tidy)).toEqual(tidy);
        expect([tidy.customerType, tidy.acceptsTerms, tidy.totalOre]).toEqual([
          form.customerType,
          form.acceptsTerms,
          form.totalOre,
        ]);
        expect(tidy.companyName).toBe(form.customerType === "company" ? form.companyName.trim() : "");
        expect(Object.keys(tidy).toSorted((a, b) => a.localeCompare(b))).toEqual(
          Object.keys(form).toSorted((a, b) => a.localeCompare(b)),
        );
      }),
    );
  });

  it("keeps the white space inside texts", () => {
    expect(normalizeCustomerForm({ ...person, address: " Stora  Vägen 1 " }).address).toBe("Stora  Vägen 1");
  });
});

describe("a form as it is first shown", () => {
  it("has accepted nothing and has no sum, whoever is logged in", () => {
    for (const user of [null, aCheckoutUser(), aCheckoutUser({ companyName: "Nordvik AB" })]) {
      expect(initialCustomerForm(aCheckout({ user }))).toMatchObject({ acceptsTerms: false, totalOre: null });
    }
  });

  it.each([
    ["12747", "98131", "981 31"],
    ["12747", "", "127 47"],
    [null, "981 31", "981 31"],
    [null, "", ""],
    ["0150", "", "0150"],
  ])("has, with %j given and %j known, the postal code %j", (postalCode, known, shown) => {
    const delivery = aDeliveryCheckout({ session: { postalCode, shippingOptionId: null } });
    expect(initialCustomerForm(aCheckout({ delivery, user: aCheckoutUser({ postalCode: known }) })).postalCode).toBe(
      shown,
    );
  });
});

describe("a refused login", () => {
  it.each([
    ["Fel.", "Fel."],
    ["", ""],
    [{}, ""],
    [{ email: "A.", password: ["B."] }, "A. B."],
    [{ email: [], password: ["B.", "C."] }, "B. C."],
  ])("with %j says %j", (msg, words) => {
    expect(loginMessage(msg)).toBe(words);
  });
});
