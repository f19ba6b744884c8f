import {
  accessibilityAuthority,
  complaintRight,
  disputeBody,
  presumedFaultYears,
  priorPriceDays,
  privacyAuthority,
  refundDays,
  takeBack,
  withdrawalExceptions,
  withdrawalExceptionsLead,
  withdrawalLabel,
  withdrawalPeriod,
  withdrawalRefund,
} from "@torg/compliance";
import { phoneHref } from "@torg/format";
import { retentionPeriods } from "../../texts/retentionPeriods.ts";
import { shopFileTexts } from "../../texts/shopFileTexts.ts";
import { hoursLine } from "../openingHoursWords.ts";
import type { ShopFile } from "../schema/shopFileSchema.ts";

/** Text that Markdown does not take for signs of its own. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

const link = (text: string, address: string): string => (text === "" ? "" : `[${plain(text)}](${address})`);

/** What pages may name in {{ }}: facts of the shop, and what law says in its own words; values are Markdown. */
export function pageWords({ name, company, contact }: Pick<ShopFile, "name" | "company" | "contact">) {
  const phone = link(contact.phone, phoneHref(contact.phone));
  const mail = link(contact.email, `mailto:${contact.email}`);
  const { companyLine, contactLine } = shopFileTexts;
  return new Map<string, string>([
    ["shop.name", plain(name)],
    ["company.name", plain(company.name)],
    ["company.organisationNumber", plain(company.organisationNumber)],
    ["company.address", plain(company.address)],
    ["company.line", plain(companyLine(company.name, company.organisationNumber, company.address))],
    ["contact.email", plain(contact.email)],
    ["contact.emailLink", mail],
    ["contact.phone", plain(contact.phone)],
    ["contact.phoneLink", phone],
    ["contact.line", contactLine(phone, plain(hoursLine(contact.openingHours)), mail)],
    ["law.accessibilityAuthority", accessibilityAuthority],
    ["law.complaintRight", complaintRight],
    ["law.disputeBody", disputeBody],
    ["law.presumedFaultYears", String(presumedFaultYears)],
    ["law.priorPriceDays", String(priorPriceDays)],
    ["law.privacyAuthority", privacyAuthority],
    ["law.refundDays", String(refundDays)],
    ["law.takeBack", takeBack],
    ["law.withdrawalExceptions", withdrawalExceptions.map((exception) => `- ${exception}`).join("\n")],
    ["law.withdrawalExceptionsLead", withdrawalExceptionsLead],
    ["law.withdrawalLabel", withdrawalLabel],
    ["law.withdrawalPeriod", withdrawalPeriod],
    ["law.withdrawalRefund", withdrawalRefund],
    ["kept.bookkeepingYears", String(retentionPeriods.bookkeepingYears)],
    ["kept.complaintYears", String(retentionPeriods.complaintYears)],
    ["kept.consentYears", String(retentionPeriods.consentYears)],
  ]);
}
