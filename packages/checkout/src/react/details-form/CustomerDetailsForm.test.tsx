import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { customerDetails } from "../../domain/customer/index.ts";
import { aCheckoutUser } from "../../fixtures/index.ts";
import { checkoutTexts } from "../../texts/index.ts";
import { CustomerDetailsForm } from "./CustomerDetailsForm.tsx";

const anna = customerDetails(aCheckoutUser());
const formOf = () => screen.getByRole<HTMLButtonElement>("button", { name: "Spara uppgifterna" }).form;
const sent = () => Object.fromEntries(new FormData(formOf() ?? undefined));
const known = {
  customer_type: "private",
  user_firstname: "Anna",
  user_lastname: "Andersson",
  user_mobile: "070-123 45 67",
  user_address: "Storgatan 1",
  user_co: "",
  user_zipcode: "123 45",
  user_city: "Staden",
};

describe("CustomerDetailsForm", () => {
  it("sends what the account stores, without a personal number and without script", () => {
    render(<CustomerDetailsForm details={{ ...anna, companyName: "Holm AB" }} />);
    expect(formOf()?.getAttribute("action")).toBe("/konto/uppgifter/kontakt");
    expect([formOf()?.method, formOf()?.noValidate]).toEqual(["post", true]);
    expect(sent()).toEqual(known);
    expect(screen.queryByRole("alert")).toBeNull();
    const isRequired = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name).required;
    expect([isRequired(/^Adress/), isRequired(/^C\/O/)]).toEqual([true, false]);
  });

  it("has the company name of a company", () => {
    render(<CustomerDetailsForm details={{ ...anna, companyName: "Holm AB", customerType: "company" }} />);
    expect(sent()).toEqual({ ...known, customer_type: "company", user_company: "Holm AB" });
  });

  it("keeps what was typed and links from each message to its field", () => {
    const flash = { values: { user_city: "", user_zipcode: "1234" }, errors: { user_city: ["Ange en ort."] } };
    render(<CustomerDetailsForm details={anna} flash={flash} />);
    expect(sent()).toEqual({ ...known, user_city: "", user_zipcode: "1234" });
    const link = screen.getByRole("link", { name: "Ange en ort." });
    const field = screen.getByLabelText("Ort");
    expect(link.getAttribute("href")).toBe(`#${field.id}`);
    expect(field.getAttribute("aria-invalid")).toBe("true");
  });

  it("uses the shop's own texts and call", () => {
    const texts = { ...checkoutTexts, later: { details: { submit: "Spara" } } };
    render(<CustomerDetailsForm details={anna} texts={texts} addresses={{ backend: (path) => `/api${path}` }} />);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Spara" });
    expect(button.form?.getAttribute("action")).toBe("/api/konto/uppgifter/kontakt");
  });
});
