import { describe, expect, it, vi } from "vitest";
import { aCheckout, aCustomerForm } from "../fixtures/index.ts";
import { aState } from "../testing/aState.ts";

describe("an order", () => {
  it("reads the checkout again even when the change concerns a field of the form", async () => {
    const { state, sent, last } = aState();
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 0);
    await last().refuse(409, { message: "Villkoren har ändrats.", errors: { order_accept_terms: ["Läs dem igen."] } });
    expect(last().path).toBe("/checkoutv3/checkoutv3/show");
    await last().answer(aCheckout({ cheapestDeliveryOre: 5900 }));
    expect(state.getState()).toMatchObject({
      checkoutIsEnabled: true,
      data: { cheapestDeliveryOre: 5900 },
      orderErrors: { texts: { acceptsTerms: "Läs dem igen." } },
    });
  });

  it("is not sent while a change is unsaved, and tries to save it again with every press", async () => {
    const { state, sent, last, redirect } = aState();
    const saving = state.subscribeNewsletter(false);
    await last().refuse(500);
    await saving;
    const refused = state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 1);
    await last().refuse(500);
    await refused;
    expect(state.getState()).toMatchObject({ checkoutIsEnabled: true, orderErrors: { isUnsaved: true, attempt: 1 } });
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 2);
    expect(last()).toMatchObject({ path: "/api/internal/orders/subscribe", request: { isWanted: false } });
    await last().answer({});
    await last().answer({ orderId: 100301, redirectUrl: "/checkout/confirmation/100301" });
    expect(redirect).toHaveBeenCalledOnce();
  });

  it.each([404, 405])("is sent where the server has no call that saves the change (%i)", async (status) => {
    const { state, sent, last } = aState();
    const saving = state.subscribeNewsletter(false);
    await last().refuse(status);
    await saving;
    void state.placeOrder(aCustomerForm());
    await vi.waitUntil(() => sent.length > 1);
    await last().refuse(status);
    expect(last().path).toBe("/checkout/manual_payment");
  });
});
