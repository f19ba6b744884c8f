export type { ComplianceProfile } from "./ComplianceProfile.ts";
export type { Certainty, ComplianceRule } from "./ComplianceRule.ts";
export { priceDecimals } from "./priceDecimals.ts";
export {
  accessibilityAuthority,
  complaintMonthsInTime,
  complaintRight,
  complaintYears,
  consentCookieYears,
  consentMonths,
  creditWarningLead,
  creditWarningText,
  customMadeExemption,
  digitalExemption,
  disputeBody,
  durabilityGuaranteeYears,
  hygieneExemption,
  latestDeliveryDays,
  legalGuaranteeHeading,
  legalGuaranteeLink,
  legalGuaranteeText,
  orderButtonLabels,
  presumedFaultYears,
  priorPriceDays,
  privacyAuthority,
  recallHeading,
  refundDays,
  repairMonths,
  repairRight,
  saleDaysAtOnce,
  saleDaysInYear,
  sealedMediaExemption,
  smallTakeBackText,
  swedishRules,
  takeBack,
  takeBackText,
  withdrawalConfirmLabel,
  withdrawalExceptions,
  withdrawalExceptionsLead,
  withdrawalDays,
  withdrawalLabel,
  withdrawalPeriod,
  withdrawalReceipt,
  withdrawalRefund,
} from "./data/sweden.ts";
export { isConditionalReduction } from "./isConditionalReduction.ts";
export type { ConditionalOffer } from "./isConditionalReduction.ts";
export { saleTooLong } from "./saleTooLong.ts";
export type { SaleDays, SaleProblem } from "./saleTooLong.ts";
export { rulesToReview } from "./rulesToReview.ts";
