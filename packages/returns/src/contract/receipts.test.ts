import { toWire } from "@torg/http";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aCaseReceipt, aGuaranteePicture, aLegalGuarantee, aReturnOrder } from "../fixtures/index.ts";
import { caseReceiptSchema, legalGuaranteeSchema, returnOrderSchema, withdrawalReceiptSchema } from "./index.ts";

const line = fc.record({ productId: fc.integer({ min: 1 }), name: fc.string(), quantity: fc.integer({ min: 1 }) });
const words = { orderNumber: fc.string(), name: fc.string(), email: fc.string(), lines: fc.array(line) };

describe("the schemas of returns and withdrawals", () => {
  it("use the names of the wire", () => {
    expect(toWire(returnOrderSchema, aReturnOrder())).toEqual({
      order_id: 5012,
      order_name: "100245",
      order_email: "anna.andersson@example.se",
      products: [{ product_id: 1001, name: "Tvättmaskin NV 8014", quantity: 1 }],
    });
    expect(toWire(caseReceiptSchema, aCaseReceipt({ isMailed: false }))).toEqual({
      case_id: 1000,
      received_at: "2026-11-22T08:15:00Z",
      kind: "Reklamation",
      order_name: "100245",
      email: "anna.andersson@example.se",
      is_mailed: false,
      message: "Buckla på sidan.",
      images: 1,
      lines: [{ product_id: 1001, name: "Tvättmaskin NV 8014", quantity: 1 }],
    });
  });

  it("survive a round trip", () => {
    const order = fc.record({ ...words, orderId: fc.integer(), orderEmail: fc.string(), products: fc.array(line) });
    fc.assert(
      fc.property(order, fc.record(words), fc.boolean(), ({ orderId, orderEmail, products }, told, isWholeOrder) => {
        const found = aReturnOrder({ orderId, orderEmail, products });
        expect(returnOrderSchema.parse(toWire(returnOrderSchema, found))).toEqual(found);
        const declared = { ...told, withdrawalId: orderId, declaredAt: "2026-11-21T09:30:00Z", isWholeOrder };
        expect(withdrawalReceiptSchema.parse(toWire(withdrawalReceiptSchema, declared))).toEqual(declared);
        const { name: _, ...kept } = told;
        const receipt = aCaseReceipt({ ...kept, isMailed: isWholeOrder });
        expect(caseReceiptSchema.parse(toWire(caseReceiptSchema, receipt))).toEqual(receipt);
      }),
    );
  });

  it("keep the notice of the legal guarantee, with and without its picture", () => {
    for (const picture of [null, aGuaranteePicture("/garanti.svg")]) {
      const notice = aLegalGuarantee({ picture, link: picture && "https://europa.eu/" });
      expect(toWire(legalGuaranteeSchema, notice)).toMatchObject({ link_text: notice.linkText });
      expect(legalGuaranteeSchema.parse(toWire(legalGuaranteeSchema, notice))).toEqual(notice);
    }
  });
});
