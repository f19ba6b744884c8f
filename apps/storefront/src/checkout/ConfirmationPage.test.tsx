import { anAccountOrder, anAccountShipment } from "@torg/account/fixtures";
import { anAppPayment, aPlacedOrder } from "@torg/checkout/fixtures";
import { aConfirmationPage } from "@torg/pages/fixtures";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { pageMarks } from "../awake/pageMarks.ts";
import { ConfirmationPage } from "./ConfirmationPage.tsx";

const render = (changes: Parameters<typeof aConfirmationPage>[0], isQuote = false): string =>
  renderToString(<ConfirmationPage page={aConfirmationPage(changes)} isQuote={isQuote} />);

it("starts a withdrawal of a consumer's order, without its details in an address", () => {
  const html = render({});
  expect(html).toMatch(/<form[^>]* action="\/angra-kop"/);
  expect(html).toContain("Ångra avtalet här");
  expect(html).toContain('name="order_email" value="anna.andersson@example.se"');
  expect(html.indexOf("Ångra avtalet här")).toBeGreaterThan(html.indexOf("torg-order-receipt"));
});

it("offers no withdrawal to companies, for quotes, a second time, or without order details", () => {
  const others = [{ customerType: "company" }, { isQuote: true }, { isWithdrawn: true }] as const;
  for (const order of [...others.map((change) => aPlacedOrder(change)), null]) {
    expect(render({ order })).not.toContain("/angra-kop");
  }
});

it("shows how far the order has come once something has happened, instead of what will", () => {
  const begun = render({ progress: anAccountOrder({ state: "paid" }) });
  expect(begun).toContain("Vad händer nu?");
  expect(begun).not.toContain("Din beställning just nu");
  const moved = anAccountOrder({ state: "shipped", shipments: [anAccountShipment()], refundedOre: 9950 });
  const shipped = render({ progress: moved });
  expect(shipped).not.toContain("Vad händer nu?");
  for (const words of ["Din beställning just nu", "Skickad", "Följ paketet", "99,50"]) expect(shipped).toContain(words);
  expect(render({ progress: moved, order: null, state: "cancelled" })).toContain("Återbetalat");
});

it("confirms a request without order details when the shop takes requests", () => {
  expect(render({ order: null }, true)).toContain("Tack för din offertförfrågan!");
  expect(render({ order: null })).toContain("Tack för din beställning!");
  expect(render({}, true)).toContain("Tack för din beställning!");
});

it("has a button to check a pending payment again, and never reloads by itself without script", () => {
  const checking = render({ state: "checking", reference: "1A2B3C4D", order: null });
  expect(checking).toContain(pageMarks.checkAgain);
  expect(checking).toContain("Kontrollera igen");
  expect(checking).not.toContain("refresh");
  expect(checking).toContain("1A2B3C4D");
  expect(render({ state: "refused", order: null })).not.toContain(pageMarks.checkAgain);
  expect(render({})).not.toContain(pageMarks.checkAgain);
});

it("shows a payment that waits for an app, queried by its own address, and why it failed there", () => {
  const waiting = render({ state: "waiting", order: null, app: anAppPayment() });
  expect(waiting).toContain('data-watch="/checkout/payment_state/1a2b3c4d-0000-4000-8000-000000000000"');
  expect(waiting).toContain("Öppna Swish");
  const failed = render({ state: "failed", order: null, app: anAppPayment({ trouble: "Du sa nej." }) });
  expect(failed).toContain("Du sa nej.");
  expect(failed).not.toContain(pageMarks.checkAgain);
});
