import { pageAddress } from "@torg/pages/contract";
import {
  confirmWithdrawalCall,
  findOrderCall,
  registerReturnCall,
  returnFields,
  startWithdrawalCall,
} from "@torg/returns/contract";
import type { Check, Probe } from "../core/Check.ts";
import { member } from "../core/member.ts";
import { compareMessage } from "../core/messages.ts";
import { demand, demandSame, NotTried, need } from "../core/outcomes.ts";
import { contractTexts } from "../texts/sv.ts";

const noOrder = "No order was given: see order of --data.";
const smallestPng = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async function kindOf(probe: Probe): Promise<string> {
  const page = await probe.shop.page(pageAddress("returns"));
  const kinds = page?.page === "returns" ? Object.keys(page.returnOrderTypes) : [];
  return kinds.find((kind) => kind === "complaint") ?? kinds[0] ?? "complaint";
}

async function unknownOrder(probe: Probe): Promise<void> {
  const visitor = await probe.visit();
  const kind = await kindOf(probe);
  const lookup = { orderEmail: "nobody@example.com", orderNumber: "0", orderType: kind };
  compareMessage(probe, await visitor.refused(findOrderCall, lookup, { status: 404 }), contractTexts.orderNotFound);
  const empty = { orderEmail: "", orderNumber: "", orderType: kind };
  const { data } = await visitor.refused(findOrderCall, empty, { status: 422 });
  for (const field of [returnFields.orderEmail, returnFields.orderNumber]) {
    if (!Array.isArray(member(member(data, "errors"), field)))
      probe.fault(`A lookup without ${field} has no text there.`);
  }
}

async function findsOrder(probe: Probe): Promise<void> {
  const { name, email } = need(probe.hints.order, noOrder);
  const visitor = await probe.visit();
  const orderType = await kindOf(probe);
  const asked = { orderEmail: email, orderNumber: name, orderType };
  const { order, orderType: kind } = await visitor.ask(findOrderCall, asked);
  demandSame([order.orderNumber, kind], [name, orderType], "The order that was found, and why");
  demand(order.products.length > 0, "The order has no products.");
  const loose = { ...asked, orderEmail: `  ${email.toUpperCase()} `, orderNumber: ` ${name} ` };
  const again = await visitor.ask(findOrderCall, loose);
  demandSame(again.order.orderId, order.orderId, "The order when case and blanks differ");
  await visitor.refused(findOrderCall, { ...asked, orderEmail: "nobody@example.com" }, { status: 404 });
}

const blobOf = (base64: string, type: string): Blob => new Blob([Buffer.from(base64, "base64")], { type });

async function registers(probe: Probe): Promise<void> {
  const { name, email } = need(probe.hints.order, noOrder);
  if (!probe.mayOrder) throw new NotTried("It registers a complaint: allow it with --orders.");
  const visitor = await probe.visit();
  const lookup = { orderEmail: email, orderNumber: name, orderType: await kindOf(probe) };
  const { order } = await visitor.ask(findOrderCall, lookup);
  const [line] = order.products;
  const products = { [line?.productId ?? 0]: 1 };
  const form = { ...lookup, orderId: order.orderId, products, message: "Conformance test", images: [] };
  const text = blobOf("eA==", "text/plain");
  const wrongType = await visitor.refused(registerReturnCall, { ...form, images: [text] }, { status: 422 });
  demand(Array.isArray(member(member(wrongType.data, "errors"), "images")), "A text file has no text at images.");
  const image = blobOf(smallestPng, "image/png");
  const { returnImageMax: most } = (await probe.shop.home()).settings;
  const tooMany = { ...form, images: Array.from({ length: most + 1 }, () => image) };
  await visitor.refused(registerReturnCall, tooMany, { status: 422 });
  const stranger = { ...form, orderEmail: "nobody@example.com" };
  await visitor.refused(registerReturnCall, stranger, { status: 404 });
  const { message } = await visitor.ask(registerReturnCall, { ...form, images: [image] });
  demand(message !== "", "The registration is thanked for without words.");
}

async function withdraws(probe: Probe): Promise<void> {
  const { name, email } = need(probe.hints.order, noOrder);
  const visitor = await probe.visit();
  const lapsed = await visitor.send(confirmWithdrawalCall, { products: {} });
  demand(lapsed.status >= 400, "A withdrawal that was never begun is declared.");
  const begin = { name: "Conformance Test", orderNumber: name, orderEmail: email };
  const started = await visitor.send(startWithdrawalCall, begin);
  if (started.status === 404) throw new NotTried("The backend takes no withdrawals, or not from this order.");
  const { order } = await visitor.ask(startWithdrawalCall, begin);
  demandSame(order.orderNumber, name, "The order that the withdrawal is from");
  if (!probe.mayOrder) throw new NotTried("It declares a withdrawal: allow it with --orders.");
  const { receipt } = await visitor.ask(confirmWithdrawalCall, { products: {} });
  demandSame([receipt.orderNumber, receipt.isWholeOrder], [name, true], "The receipt of the withdrawal");
}

/** The checks of returns, complaints and withdrawals. */
export const returnChecks: readonly Check[] = [
  {
    id: "returns.unknown",
    section: "8.8",
    title: "finds no order of nobody, and says what is missing",
    run: unknownOrder,
  },
  { id: "returns.finds", section: "8.8", title: "finds an order by its number and e-mail address", run: findsOrder },
  { id: "returns.registers", section: "8.9", title: "registers a complaint, with images only", run: registers },
  { id: "returns.withdraws", section: "8.9+", title: "takes a withdrawal from a purchase", run: withdraws },
];
