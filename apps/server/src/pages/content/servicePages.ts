import { pageAddress } from "@torg/pages/contract";
import { returnQuery } from "@torg/returns/contract";
import { isOfAccount } from "../../orders/placed/isOfAccount.ts";
import { readOrder } from "../../returns/findOrder.ts";
import { readCase } from "../../returns/cases/readCase.ts";
import { readServiceDraft } from "../../returns/serviceDraft.ts";
import { readReceipt } from "../../returns/withdrawals/withdraw.ts";
import { pageTexts } from "../../texts/pageTexts.ts";
import type { FoundPage } from "../pageBody.ts";
import type { PageInput } from "../PageInput.ts";

/** Returns and complaints, with the order that this session has found. */
export async function returnsPage({ context, visit, url }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  const draft = await readServiceDraft(context.db, session);
  const requested = await findRequestedOrder({ context, visit, url });
  const found = await readOrder(context.db, draft?.return_order_id ?? null);
  const order = requested === null || requested.orderNumber === found?.orderNumber ? found : null;
  const prefill = order ?? requested;
  return {
    heading: pageTexts.returns,
    body: {
      page: "returns",
      orderId: order?.orderId ?? null,
      orderName: prefill?.orderNumber ?? "",
      orderEmail: prefill?.orderEmail ?? "",
      returnOrderTypes: { ...pageTexts.returnTypes },
      returnOrderType: order === null ? "" : (draft?.return_kind ?? ""),
      order: order === null ? null : { ...order, products: [...order.products] },
      isForm: url.searchParams.has(returnQuery.form),
      receipt: null,
    },
  };
}

/** The order named in the address, if it belongs to the logged-in account or to this session. */
async function findRequestedOrder({ context, visit, url }: Pick<PageInput, "context" | "visit" | "url">) {
  const name = url.searchParams.get(returnQuery.orderNumber);
  if (name === null || name === "") return null;
  const session = await visit.ensure();
  const order = await context.db
    .selectFrom("order")
    .select(["name", "email", "session_id"])
    .where("name", "=", name)
    .executeTakeFirst();
  if (order === undefined) return null;
  const isOwn = order.session_id === session.id || (await isOfAccount(context.db, session.customer_id, order));
  return isOwn ? { orderNumber: order.name, orderEmail: order.email } : null;
}

/** The receipt of a return or complaint, for the session that submitted it. */
export async function caseReceiptPage({ context, visit }: PageInput): Promise<FoundPage> {
  const draft = await readServiceDraft(context.db, await visit.find());
  const receipt = await readCase(context.db, draft?.return_case_id ?? null);
  if (receipt === null) return { redirect: pageAddress("returns"), status: 303 };
  return {
    heading: pageTexts.caseReceipt,
    body: {
      page: "returns",
      orderId: null,
      orderName: "",
      orderEmail: "",
      returnOrderTypes: {},
      returnOrderType: "",
      order: null,
      isForm: false,
      receipt: { ...receipt, lines: [...receipt.lines] },
    },
  };
}

/** The first step of a withdrawal, with what this session has entered before. */
export async function withdrawalPage({ context, visit }: PageInput): Promise<FoundPage> {
  const session = await visit.ensure();
  const draft = await readServiceDraft(context.db, session);
  const likely = await likelyOrder({ context, visit }, draft?.withdrawal_order_id ?? null);
  return {
    heading: pageTexts.withdrawal.start,
    body: {
      page: "withdrawal",
      step: "start",
      name: draft?.withdrawal_name ?? likely.name,
      order: likely.order === null ? null : { ...likely.order, products: [...likely.order.products] },
      receipt: null,
    },
  };
}

/** The order that a withdrawal is most likely about: the one it was begun with, else this session's last. */
async function likelyOrder({ context, visit }: Pick<PageInput, "context" | "visit">, begunId: number | null) {
  const begun = await readOrder(context.db, begunId);
  if (begun !== null) return { order: begun, name: "" };
  const session = await visit.ensure();
  const last = await context.db
    .selectFrom("order")
    .select(["id", "first_name", "last_name"])
    .where("session_id", "=", session.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const name = last === undefined ? "" : `${last.first_name} ${last.last_name}`.trim();
  return { order: await readOrder(context.db, last?.id ?? null), name };
}

/** The second step of a withdrawal: its summary, and the button that declares it. */
export async function withdrawalConfirmPage({ context, visit }: PageInput): Promise<FoundPage> {
  const draft = await readServiceDraft(context.db, await visit.find());
  const order = await readOrder(context.db, draft?.withdrawal_order_id ?? null);
  if (order === null) return { redirect: pageAddress("withdrawal"), status: 303 };
  return {
    heading: pageTexts.withdrawal.confirm,
    body: {
      page: "withdrawal",
      step: "confirm",
      name: draft?.withdrawal_name ?? "",
      order: { ...order, products: [...order.products] },
      receipt: null,
    },
  };
}

/** The receipt of a withdrawal, for the session that declared it. */
export async function withdrawalReceiptPage({ context, visit }: PageInput): Promise<FoundPage> {
  const draft = await readServiceDraft(context.db, await visit.find());
  const receipt = await readReceipt(context.db, draft?.withdrawal_id ?? null);
  if (receipt === null) return { redirect: pageAddress("withdrawal"), status: 303 };
  return {
    heading: pageTexts.withdrawal.done,
    body: {
      page: "withdrawal",
      step: "done",
      name: receipt.name,
      order: null,
      receipt: { ...receipt, lines: [...receipt.lines] },
    },
  };
}
