import { describe, expect, it } from "vitest";
import { aCheckout, aDeliveryCheckout } from "../fixtures/index.ts";
import { numberBlocks } from "./blocks.ts";
import { emptyCustomerForm } from "./customer/customerForm.ts";
import {
  fieldFaults,
  listingBlock,
  removeCorrected,
  orderPlaces,
  placeOfField,
  locateOrderErrors,
  shownPlaces,
  type OrderErrorTarget,
} from "./orderPlaces.ts";

const of = (status: number, message: string, errors: Readonly<Record<string, readonly string[]>> = {}) =>
  locateOrderErrors({ status, message, errors });

describe("locateOrderErrors", () => {
  it("puts each message at its field or block", () => {
    expect(
      of(422, "Kontrollera uppgifterna.", {
        email: ["Ogiltig.", "Ändra."],
        deliveryId: ["Välj ett fraktsätt."],
        shippingOptionId: ["Välj ett ombud."],
        deliveryPostalCode: ["Ange ett postnummer."],
        paymentTypeId: ["Välj ett betalsätt."],
      }),
    ).toEqual({
      email: "Ogiltig. Ändra.",
      delivery: "Välj ett fraktsätt. Välj ett ombud.",
      "postal-code": "Ange ett postnummer.",
      "payment-type": "Välj ett betalsätt.",
    });
  });

  it.each([
    ["products", "products"],
    ["code", "products"],
    ["countryCode", "country"],
    ["customerType", "customer-type"],
    ["city", "city"],
    ["acceptsTerms", "acceptsTerms"],
    ["somethingNew", "payment"],
  ])("puts the message for %s at %s", (field, place) => {
    expect(placeOfField(field)).toBe(place);
  });

  it("shows everything else beside the payment", () => {
    expect(of(422, "", { credit: ["Avslag."] })).toEqual({ payment: "Avslag." });
  });

  it("treats a conflict without a field as one with the cart", () => {
    expect(of(409, "Slut i lager.")).toEqual({ products: "Slut i lager." });
    expect(of(409, "Ändrat.", { deliveryId: ["Borta."] })).toEqual({ delivery: "Borta." });
  });

  it("leaves any other message, and a missing one, to the order as a whole", () => {
    expect(of(422, "Betalningsmetoden är inte tillgänglig.")).toEqual({});
    expect(of(409, "")).toEqual({});
    expect(of(422, "Kontrollera.", { email: [] })).toEqual({});
  });
});

describe("places", () => {
  it("are all blocks of the page in their order, followed by all fields of the form in theirs", () => {
    const all = { hasCountry: true, hasPostalCode: true, hasDelivery: true, hasPaymentType: true };
    const { customerType: _, totalOre: __, ...fields } = emptyCustomerForm;
    expect(orderPlaces).toEqual([...numberBlocks(all).map(({ name }) => name), ...Object.keys(fields)]);
  });

  it("are corrected one by one, and a choice outside the form keeps the problems inside it", () => {
    const faults = {
      problems: { delivery: "missing", email: "malformed" },
      texts: { products: "Slut.", city: "Ange ort." },
    } as const;
    expect(removeCorrected(faults, "delivery")?.problems).toEqual({ email: "malformed" });
    expect(removeCorrected(faults, "country")).toBe(faults);
    const left = fieldFaults(faults);
    expect(left).toEqual({ problems: { email: "malformed" }, texts: { city: "Ange ort." } });
    expect(removeCorrected(removeCorrected(left, "email"), "city")).toBeNull();
    expect([fieldFaults(null), removeCorrected(null, "delivery")]).toEqual([null, null]);
  });

  it("keep messages without a place until the order is sent again", () => {
    const whole = { problems: {}, texts: {} };
    expect(removeCorrected(whole, "delivery")).toBe(whole);
  });

  it("are shown where the page has them: no delivery when the payment checkout includes it", () => {
    const delivery = aDeliveryCheckout({ handler: "klarna" });
    const klarna = aCheckout({ handler: "klarna", snippet: "<div></div>", delivery });
    expect(shownPlaces(klarna)).not.toContain("delivery");
    expect(shownPlaces(aCheckout({ ...klarna, snippet: "free_order" }))).toContain("delivery");
    expect(new Set(shownPlaces(klarna)).size).toBe(shownPlaces(klarna).length);
    expect(shownPlaces(klarna)).toEqual(expect.arrayContaining(["products", "country", "payment", "city"]));
  });
});

describe("listingBlock", () => {
  const at = (...problems: readonly OrderErrorTarget[]) => listingBlock(problems, aCheckout());

  it("lists several problems at the first block with one", () => {
    expect(at("delivery", "email", "acceptsTerms")).toBe("delivery");
  });

  it("lists them at the payment when the first is in its form, or there is only one", () => {
    expect(at("email", "acceptsTerms")).toBe("payment");
    expect(at("delivery")).toBe("payment");
    expect(at()).toBe("payment");
  });

  it("passes over a block that is not shown", () => {
    expect(at("country", "email")).toBe("payment");
    expect(listingBlock(["delivery", "email"], aCheckout({ delivery: null }))).toBe("payment");
  });
});
