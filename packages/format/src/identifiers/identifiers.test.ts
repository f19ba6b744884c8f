import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatMobileNumber,
  formatOrganisationNumber,
  formatPersonalNumber,
  formatPostalCode,
  formatPostalCodeIn,
  maskPersonalNumber,
  parseCompanyNumber,
  parseMobileNumber,
  parseOrganisationNumber,
  parsePersonalNumber,
  parsePostalCode,
  parsePostalDigits,
  vatNumber,
} from "../index.ts";

const now = new Date("2026-11-21T12:00:00Z");
const spaced = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom("", " ", "\u00a0", "  ", "\u200b", "\u202a", "\u202c"), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((spaces) => spaces.map((space, index) => `${space}${text.charAt(index)}`).join(""));

describe("parsePostalCode", () => {
  it("reads five digits through spaces of any kind", () => {
    fc.assert(
      fc.property(spaced("12747"), (text) => {
        expect(parsePostalCode(text)).toEqual({ ok: true, value: "12747" });
      }),
    );
  });

  it.each([
    ["", "missing"],
    ["  ", "missing"],
    ["12a45", "not-digits"],
    ["123-45", "not-digits"],
    ["1234", "wrong-length"],
    ["123456", "wrong-length"],
    ["01234", "leading-zero"],
  ])("rejects %j as %s", (text, code) => {
    expect(parsePostalCode(text)).toEqual({ ok: false, code });
  });

  it("reads the codes of neighbouring countries by their own lengths, and they may begin with 0", () => {
    for (const [code, country] of [
      ["0150", "NO"],
      ["0999", "DK"],
      ["00 100", "FI"],
    ] as const) {
      expect(parsePostalCode(code, country)).toEqual({ ok: true, value: code.replace(" ", "") });
    }
    for (const country of ["NO", "DK"]) {
      expect(parsePostalCode("12747", country)).toEqual({ ok: false, code: "wrong-length" });
    }
    expect(parsePostalCode("1274", "FI")).toEqual({ ok: false, code: "wrong-length" });
    expect(parsePostalCode("01234", "DE")).toEqual(parsePostalCode("01234"));
  });

  it("rejects texts without digits in every country, and accepts nothing that parsePostalDigits rejects", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), spaced("01234")), fc.constantFrom("SE", "NO", "DK", "FI"), (text, country) => {
        const [digits, code] = [parsePostalDigits(text), parsePostalCode(text, country)];
        if (digits.ok) expect(digits.value).toMatch(/^\d+$/);
        if (code.ok || !digits.ok) expect(code).toEqual(digits);
      }),
    );
  });

  it("reads what formatPostalCode wrote", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10000, max: 99999 }), (number) => {
        const shown = formatPostalCode(String(number));
        expect(shown).toMatch(/^\d{3} \d{2}$/);
        expect(parsePostalCode(shown)).toEqual({ ok: true, value: String(number) });
      }),
    );
    expect(formatPostalCode("SW1A 1AA")).toBe("SW1A 1AA");
  });

  it.each([
    ["FI", "33100"],
    ["DE", "10115"],
    ["SE", "331 00"],
    [null, "331 00"],
  ])("formats the code of %s as it is written there", (country, written) => {
    expect(formatPostalCodeIn(country, written.replace(" ", ""))).toBe(written);
  });
});

describe("parsePersonalNumber", () => {
  it.each([
    "850709-9805",
    "8507099805",
    "198507099805",
    "19850709-9805",
    " 850709 – 9805 ",
    "19850709\u00a09805",
    "\u200e850709-9805\u200e",
  ])("reads %j", (text) => {
    const value = { digits: "198507099805", birthDate: "1985-07-09", isCoordinationNumber: false };
    expect(parsePersonalNumber(text, now)).toEqual({ ok: true, value });
  });

  it.each([
    ["850769-9802", "198507699802", "1985-07-09"],
    ["850761-9800", "198507619800", "1985-07-01"],
    ["850791-9804", "198507919804", "1985-07-31"],
  ])("reads the coordination number %s, whose day is 60 higher", (text, digits, birthDate) => {
    expect(parsePersonalNumber(text, now)).toEqual({
      ok: true,
      value: { digits, birthDate, isCoordinationNumber: true },
    });
  });

  it("reads ten digits in the latest possible century, and a plus sign as the century before", () => {
    const digitsOf = (text: string, day = "2026-11-21"): string => {
      const parsed = parsePersonalNumber(text, new Date(day));
      return parsed.ok ? parsed.value.digits : parsed.code;
    };
    expect(digitsOf("121212-1212")).toBe("201212121212");
    expect(digitsOf("121212+1212")).toBe("191212121212");
    expect(digitsOf("850709-9805", "1985-07-09")).toBe("198507099805");
    expect(digitsOf("850709-9805", "1985-07-08")).toBe("188507099805");
  });

  it.each([
    ["", "missing"],
    ["850709-980", "wrong-format"],
    ["8507o9-9805", "wrong-format"],
    ["850709-T805", "wrong-format"],
    ["1850709-9805", "wrong-format"],
    ["850709-98055", "wrong-format"],
    ["8507\u201309-9805", "wrong-format"],
    ["8507\u2013099805", "wrong-format"],
    ["851301-9805", "wrong-date"],
    ["850230-9805", "wrong-date"],
    ["850200-9805", "wrong-date"],
    ["850760-9805", "wrong-date"],
    ["20270709-9805", "wrong-date"],
    ["198507099804", "wrong-check-digit"],
  ])("rejects %j as %s", (text, code) => {
    expect(parsePersonalNumber(text, now)).toEqual({ ok: false, code });
  });

  it("accepts exactly one of the ten possible check digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), (serial) => {
        const start = `19850709${String(serial).padStart(3, "0")}`;
        const valid = Array.from({ length: 10 }, (_, digit) => parsePersonalNumber(`${start}${digit}`, now).ok);
        expect(valid.filter(Boolean)).toHaveLength(1);
      }),
    );
  });

  it("never fails on any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parsePersonalNumber(text, now)).toHaveProperty("ok");
      }),
    );
  });

  it("is formatted in full or with its last four digits hidden", () => {
    const number = { digits: "198507099805", birthDate: "1985-07-09", isCoordinationNumber: false };
    expect(formatPersonalNumber(number)).toBe("19850709-9805");
    expect(maskPersonalNumber(number)).toBe("850709-****");
  });
});

describe("parseOrganisationNumber", () => {
  it.each([
    "556016-0680",
    "5560160680",
    "16556016-0680",
    "165560160680",
    "556016 0680",
    "556016\u20130680",
    "\u200b556016-0680",
  ])("reads %j", (text) => {
    expect(parseOrganisationNumber(text)).toEqual({ ok: true, value: "5560160680" });
  });

  it.each([
    ["", "missing"],
    ["55601-0680", "wrong-format"],
    ["551016-0680", "wrong-format"],
    ["17556016-0680", "wrong-format"],
    ["556016-06801", "wrong-format"],
    ["5560\u2013160680", "wrong-format"],
    ["556016-0681", "wrong-check-digit"],
  ])("rejects %j as %s", (text, code) => {
    expect(parseOrganisationNumber(text)).toEqual({ ok: false, code });
  });

  it("is formatted with a hyphen and gives the VAT number", () => {
    expect(formatOrganisationNumber("5560160680")).toBe("556016-0680");
    expect(vatNumber("5560160680")).toBe("SE556016068001");
  });
});

describe("parseCompanyNumber", () => {
  it("accepts an organisation number, and a personal number for a sole trader", () => {
    expect(parseCompanyNumber("556016-0680", now)).toEqual({
      ok: true,
      value: { kind: "organisation", digits: "5560160680" },
    });
    expect(parseCompanyNumber("850709-9805", now)).toMatchObject({
      ok: true,
      value: { kind: "sole-trader", person: { digits: "198507099805" } },
    });
  });

  it.each([
    ["", "missing"],
    ["123", "wrong-format"],
    ["556016-0681", "wrong-check-digit"],
    ["850709-9804", "wrong-check-digit"],
  ])("rejects %j as %s", (text, code) => {
    expect(parseCompanyNumber(text, now)).toEqual({ ok: false, code });
  });
});

describe("parseMobileNumber", () => {
  it.each([
    "070-123 45 67",
    "0701234567",
    "+46 70 123 45 67",
    "0046701234567",
    "+46 (0)70-123 45 67",
    "070\u2013123 45 67",
    "\u202a+46 70 123 45 67\u202c",
  ])("reads %j", (text) => {
    expect(parseMobileNumber(text)).toEqual({ ok: true, value: "+46701234567" });
  });

  it.each([
    ["", "missing"],
    ["08-555 010 10", "wrong-format"],
    ["070-123 45 6", "wrong-format"],
    ["070-123 45 678", "wrong-format"],
    ["1070-123 45 67", "wrong-format"],
    ["+47 901 23 456", "wrong-format"],
    ["telefon", "wrong-format"],
  ])("rejects %j as %s", (text, code) => {
    expect(parseMobileNumber(text)).toEqual({ ok: false, code });
  });

  it("is formatted the Swedish way, and other text stays as it is", () => {
    expect(formatMobileNumber("+46701234567")).toBe("070-123 45 67");
    expect(formatMobileNumber("08-555 010 10")).toBe("08-555 010 10");
  });
});
