import { aPlacedOrder } from "@torg/checkout/fixtures";
import { aConfirmationPage } from "@torg/pages/fixtures";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { pageMarks } from "../frame/pageMarks.ts";
import { ConfirmationPage } from "./ConfirmationPage.tsx";

const render = (changes: Parameters<typeof aConfirmationPage>[0], isQuote = false): string =>
  renderToString(<ConfirmationPage page={aConfirmationPage(changes)} isQuote={isQuote} />);

it("begins a withdrawal from what a consumer has ordered, without its details in an address", () => {
  const html = render({});
  expect(html).toMatch(/<form[^>]* action="\/angra-kop"/);
  expect(html).toContain("Ångra avtalet här");
  expect(html).toContain('name="order_email" value="anna.andersson@example.se"');
});

it("offers no withdrawal to companies, from requests for a quote, a second time, or where the order is not told", () => {
  const others = [{ customerType: "company" }, { isQuote: true }, { isWithdrawn: true }] as const;
  for (const order of [...others.map((change) => aPlacedOrder(change)), null]) {
    expect(render({ order })).not.toContain("/angra-kop");
  }
});

it("thanks for a request where the order is not told and the shop takes requests", () => {
  expect(render({ order: null }, true)).toContain("Tack för din offertförfrågan!");
  expect(render({ order: null })).toContain("Tack för din beställning!");
  expect(render({}, true)).toContain("Tack för din beställning!");
});

it("lets one look again while a payment is being checked, and only then, and never moves by itself without script", () => {
  const checking = render({ state: "checking", reference: "1A2B3C4D", order: null });
  expect(checking).toContain(pageMarks.checkAgain);
  expect(checking).toContain("Kontrollera igen");
  expect(checking).not.toContain("refresh");
  expect(checking).toContain("1A2B3C4D");
  expect(render({ state: "refused", order: null })).not.toContain(pageMarks.checkAgain);
  expect(render({})).not.toContain(pageMarks.checkAgain);
});
