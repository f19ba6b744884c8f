import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aPlacedOrder } from "../../fixtures/index.ts";
import { checkoutTexts, quoteCheckoutTexts } from "../../texts/index.ts";
import { ConfirmationView } from "./ConfirmationView.tsx";

describe("the texts of the confirmation", () => {
  it("are those of an order, or of a request for a quote", () => {
    const shown = (isQuote: boolean): string =>
      renderToStaticMarkup(<ConfirmationView orderId={1001} order={aPlacedOrder({ isQuote })} />);
    expect(shown(false)).toContain("Tack för din beställning!");
    expect(shown(true)).toContain("Tack för din offertförfrågan!");
    expect(shown(true)).toContain("Förfrågans nummer");
  });

  it("are the shop's own where it has some", () => {
    const own = { ...checkoutTexts, later: { confirmation: { heading: "Tack ska du ha!" } } };
    const html = renderToStaticMarkup(<ConfirmationView orderId={1001} texts={own} />);
    expect(html).toContain("Tack ska du ha!");
    expect(html).toContain("Ordernummer");
  });

  it("tell where an order is picked up, and to whom it belongs instead of where it is sent", () => {
    const store = { address: ["Sveavägen 10", "111 57 Stockholm"], pageUrl: "/sidor/butiker/stockholm" };
    const shown = (order: Parameters<typeof aPlacedOrder>[0]): string =>
      renderToStaticMarkup(<ConfirmationView orderId={1001} order={aPlacedOrder(order)} />);
    expect(shown({ store })).toContain("Sveavägen 10\n111 57 Stockholm");
    expect(shown({ store })).toContain('href="/sidor/butiker/stockholm"');
    expect(shown({ store })).toContain("klar att hämta");
    expect(shown({ store })).not.toContain("Namn och adress");
    expect(shown({})).toContain("Namn och adress");
    expect(shown({})).toContain("på väg eller kan hämtas");
  });

  it("tell on which day the order was placed, as a receipt does, where the shop gives it", () => {
    const shown = (order: Parameters<typeof aPlacedOrder>[0]): string =>
      renderToStaticMarkup(<ConfirmationView orderId={1001} order={aPlacedOrder(order)} />);
    expect(shown({ orderedAt: "2026-11-30T23:30:00Z" })).toContain("<dt>Beställd</dt><dd>1 december 2026</dd>");
    expect(shown({ orderedAt: "2026-11-30T23:30:00Z", isQuote: true })).toContain("<dt>Skickad</dt>");
    expect(shown({ orderedAt: null })).not.toContain("<dt>Beställd</dt>");
  });

  it("request what a gift card has left to pay, and nothing once it is paid", () => {
    const giftCards = [{ label: "Presentkort", amountOre: 40_000 }];
    const shown = (isPaid: boolean): string =>
      renderToStaticMarkup(<ConfirmationView orderId={1001} order={aPlacedOrder({ giftCards, isPaid })} />);
    expect(shown(false)).toContain("Att betala");
    expect(shown(true)).toContain("Resten efter presentkort");
    expect(shown(true)).not.toContain("Att betala");
  });

  it("show VAT by rate when there are several rates, and once when there is one", () => {
    const vatRates = [
      { percent: 25, inclOre: 738_950, vatOre: 147_790 },
      { percent: 6, inclOre: 10_600, vatOre: 600 },
    ];
    const shown = (order: Parameters<typeof aPlacedOrder>[0]): string =>
      renderToStaticMarkup(<ConfirmationView orderId={1001} order={aPlacedOrder(order)} />).replaceAll(/\s/g, " ");
    const mixed = shown({ vatRates, vatOre: 148_390 });
    expect(mixed).toContain("Varav moms 25 %");
    expect(mixed).toContain("1 477,90 kr av 7 389,50 kr");
    expect(mixed).toContain("Varav moms 6 %");
    expect(mixed).toContain("6 kr av 106 kr");
    expect(shown({})).not.toContain("Varav moms 25");
    expect(shown({ vatRates: [] })).toContain("Varav moms");
  });

  it("speak of a request before its content is known", () => {
    const html = renderToStaticMarkup(<ConfirmationView orderId={1001} texts={quoteCheckoutTexts} />);
    expect(html).toContain("Vi hör av oss med en offert.");
    expect(html).toContain("Fortsätt handla");
  });
});
