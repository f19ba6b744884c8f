import { it } from "vitest";
import { viewports } from "../shops/openBrowser.ts";
import { referenceShop } from "../shops/referenceShop.ts";
import { eachVisitor } from "../steps/eachVisitor.ts";
import { deliverHome } from "../steps/calls/deliverHome.ts";
import { logIn } from "../steps/calls/logIn.ts";
import { readyCart } from "../steps/calls/readyCart.ts";
import { pressChoice } from "../steps/pressChoice.ts";

const shop = referenceShop();
const visit = eachVisitor(shop.address, { viewport: viewports.phone, hasTouch: true });
const anna = { email: "anna.andersson@example.se", password: "Sommar2024!" };

/** Restricts this visitor to an invoice of the shop's own. */
async function payByInvoice(): Promise<void> {
  const data = { payment_types: ["3"], snippet: "manual_payment" };
  await visit.context().request.post(`${shop.address}/__test/checkout`, { data });
}

it("takes two presses from the cart to the order for a customer whose last order fills in the rest", async () => {
  const page = visit.page();
  const form = page.getByRole("region", { name: /Betalning$/ });
  const thanks = page.getByRole("heading", { name: "Tack för din beställning!" });
  await readyCart(visit.context(), shop.address, [1304]);
  await deliverHome(visit.context(), shop.address);
  await payByInvoice();
  await logIn(visit.context(), shop.address, anna);
  await page.goto(`${shop.address}/kassa/leverans`);
  const terms = form.getByRole("checkbox", { name: /köpvillkoren/ });
  if (!(await terms.isChecked())) await pressChoice(terms);
  await form.getByRole("button", { name: "Köp nu" }).tap();
  await thanks.waitFor();

  // A later visit in a new session.
  await visit.context().clearCookies({ name: "shop_session" });
  await readyCart(visit.context(), shop.address, [1304]);
  await payByInvoice();
  await logIn(visit.context(), shop.address, anna);
  await page.goto(`${shop.address}/varukorg`);
  await page.getByRole("main").getByRole("link", { name: "Gå till kassan" }).first().tap();
  await form.getByText(/^Anna Andersson, /).waitFor();
  await page
    .getByRole("region", { name: /fraktsätt$/ })
    .getByText(/^Hemleverans, /)
    .waitFor();
  await form.getByRole("button", { name: "Köp nu" }).tap();
  await thanks.waitFor();
});
