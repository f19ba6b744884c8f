import { formatDate } from "@torg/format";
import { withdrawalPath } from "@torg/format/addresses";
import { escapeHtml } from "../../http/responses/escapeHtml.ts";
import type { Email, MailFile } from "../../mail/createMailer.ts";
import { emailTexts } from "../../texts/emails/emailTexts.ts";
import { pickupTexts } from "../../texts/pickupTexts.ts";
import { deliveryAddress } from "../placed/describeOrder.ts";
import { orderAddress } from "../placed/orderAddress.ts";
import type { ConfirmedOrder } from "../placed/loadConfirmedOrder.ts";
import { orderAmounts } from "../placed/orderAmounts.ts";
import { pickupLines } from "../placed/pickupStore.ts";

const texts = emailTexts.order;

/** The lines that cannot be withdrawn from, with the reason given at the order. */
function exemptions({ lines }: ConfirmedOrder): readonly string[] {
  return lines
    .filter((line) => line.withdrawal_exempt_reason !== "")
    .map((line) => texts.exemption(line.name, line.withdrawal_exempt_reason));
}

function seller({ settings: { company, shopName } }: ConfirmedOrder): readonly string[] {
  const number = company.organisationNumber === "" ? "" : texts.organisationNumber(company.organisationNumber);
  return [company.name || shopName, number, company.address, company.email, company.phone].filter(
    (line) => line !== "",
  );
}

function sellerDetails(confirmed: ConfirmedOrder): readonly string[] {
  const { vatNumber: vat, customerServiceHours: hours } = confirmed.settings.company;
  return [
    ...seller(confirmed),
    ...(vat === "" ? [] : [texts.vatNumber(vat)]),
    ...(hours === "" ? [] : [texts.hours(hours)]),
    confirmed.publicUrl,
  ];
}

/** The legal guarantee: the text, a link to more, and a mention of the attached official notice. */
function guarantee({ settings, notice }: ConfirmedOrder): readonly string[] {
  const { link } = settings.legalGuarantee;
  return [texts.guarantee, ...(link === "" ? [] : [texts.guaranteeLink(link)]), ...(notice ? [texts.notice] : [])];
}

/** The picture of the legal guarantee notice to attach; null for companies, as it applies to consumers only. */
export function noticePath({ order, settings }: Pick<ConfirmedOrder, "order" | "settings">): string | null {
  return order.customer_type === "private" ? settings.legalGuarantee.image : null;
}

function files(confirmed: ConfirmedOrder): readonly MailFile[] {
  const { termsHtml, notice } = confirmed;
  const terms = { filename: texts.termsFile, type: "text/html; charset=utf-8", body: termsDocument(confirmed) };
  return [
    ...(termsHtml === "" ? [] : [terms]),
    ...(notice ? [{ filename: texts.noticeFile(notice.ending), type: notice.type, body: notice.body }] : []),
  ];
}

/** The terms agreed with the order, and a consumer's rights. */
function agreement(confirmed: ConfirmedOrder): readonly (readonly string[])[] {
  const { order, publicUrl, termsHtml } = confirmed;
  const isPrivate = order.customer_type === "private";
  return [
    isPrivate ? [texts.withdrawal(publicUrl + withdrawalPath), ...exemptions(confirmed)] : [],
    isPrivate ? [texts.form, texts.formText({ company: seller(confirmed).join(", ") })] : [],
    isPrivate ? [texts.complaint] : [],
    isPrivate ? guarantee(confirmed) : [],
    termsHtml === "" ? [] : [texts.terms],
  ];
}

function pickup({ store, order }: ConfirmedOrder): readonly string[] {
  if (store === null || order.is_offer) return [];
  return [...pickupLines(store, formatDate(order.created_at, "short")), "", pickupTexts.wait];
}

function paymentLines({ order }: ConfirmedOrder): readonly string[] {
  return [
    ...(order.payment_name === "" ? [] : [texts.payment(order.payment_name)]),
    ...(order.state === "paid" ? [texts.paid] : []),
  ];
}

/**
 * Writes the order confirmation as a mail to keep: goods, amounts, seller, and the buyer's rights. The mail about a
 * request for a quote, which is not binding, has neither payment nor agreement.
 */
export function orderEmail(confirmed: ConfirmedOrder): Email {
  const { order, settings } = confirmed;
  const isQuote = order.is_offer;
  const { subject, thanks, ordered } = isQuote ? texts.quote : texts;
  const parts: readonly (readonly string[])[] = [
    [
      texts.hello(order.first_name),
      thanks(order.name),
      ordered(formatDate(order.created_at), formatDate(order.created_at, "time")),
    ],
    orderAmounts(confirmed),
    isQuote ? [] : paymentLines(confirmed),
    isQuote ? [] : [texts.follow(orderAddress(confirmed.publicUrl, order))],
    confirmed.deliveryTime === "" ? [] : [texts.deliveryTime(confirmed.deliveryTime)],
    [texts.address, ...deliveryAddress(confirmed.order)],
    pickup(confirmed),
    order.message === "" ? [] : [texts.message(order.message)],
    ...(isQuote ? [] : agreement(confirmed)),
    [texts.seller, ...sellerDetails(confirmed)],
  ];
  return {
    to: order.email,
    subject: subject(settings.shopName, order.name),
    text: parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join("\n"))
      .join("\n\n"),
    attachments: isQuote ? [] : files(confirmed),
  };
}

/** The terms link to the shop's pages by relative addresses; outside the shop they need a base. */
function termsDocument({ termsHtml, publicUrl }: ConfirmedOrder): string {
  const head = `<meta charset="utf-8"><base href="${escapeHtml(publicUrl)}/"><title>${escapeHtml(texts.termsFile)}</title>`;
  return `<!doctype html><html lang="sv">${head}${termsHtml}</html>`;
}
