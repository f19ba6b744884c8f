import {
  accessibilityAuthority,
  complaintRight,
  disputeBody,
  presumedFaultYears,
  priorPriceDays,
  privacyAuthority,
  refundDays,
  repairRight,
  takeBack,
  withdrawalExceptions,
  withdrawalExceptionsLead,
  withdrawalLabel,
  withdrawalPeriod,
  withdrawalRefund,
} from "@torg/compliance";
import { phoneHref } from "@torg/format";
import { watchDays } from "@torg/account/domain";
import { retentionPeriods } from "../../texts/retentionPeriods.ts";
import { shopFileTexts } from "../../texts/shopFileTexts.ts";
import { hoursLine } from "../openingHoursWords.ts";
import type { ShopFile } from "../schema/shopFileSchema.ts";

/** Escapes text so that Markdown renders it literally. */
const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

const link = (text: string, address: string): string => (text === "" ? "" : `[${plain(text)}](${address})`);

/** The part of shop.json that pages may refer to. */
type PageFacts = Pick<ShopFile, "name" | "company" | "contact"> & Partial<Pick<ShopFile, "returns">>;

/** The values for {{ }} in pages, as Markdown: facts of the shop, and sentences prescribed by law. */
export function pageWords({ name, company, contact, returns }: PageFacts) {
  const phone = link(contact.phone, phoneHref(contact.phone));
  const mail = link(contact.email, `mailto:${contact.email}`);
  const { companyLine, contactLine, counted, returnCost } = shopFileTexts;
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
    ["returns.cost", plain(returns?.cost ?? returnCost)],
    ["law.accessibilityAuthority", accessibilityAuthority],
    ["law.complaintRight", complaintRight],
    ["law.disputeBody", disputeBody],
    ["law.presumedFaultYears", counted(presumedFaultYears)],
    ["law.priorPriceDays", String(priorPriceDays)],
    ["law.privacyAuthority", privacyAuthority],
    ["law.refundDays", String(refundDays)],
    ["law.repairRight", repairRight],
    ["law.takeBack", takeBack],
    ["law.withdrawalExceptions", withdrawalExceptions.map((exception) => `- ${exception}`).join("\n")],
    ["law.withdrawalExceptionsLead", withdrawalExceptionsLead],
    ["law.withdrawalLabel", withdrawalLabel],
    ["law.withdrawalPeriod", withdrawalPeriod],
    ["law.withdrawalRefund", withdrawalRefund],
    ["kept.unpaidDays", String(retentionPeriods.unpaidDays)],
    ["kept.accountLetterDays", String(retentionPeriods.accountLetterDays)],
    ["kept.watchDays", String(watchDays.waiting)],
    ["kept.bookkeepingYears", counted(retentionPeriods.bookkeepingYears)],
    ["kept.complaintYears", counted(retentionPeriods.complaintYears)],
    ["kept.consentYears", counted(retentionPeriods.consentYears)],
  ]);
}
