export { CreditProvider, useCreditTexts } from "./CreditProvider.tsx";
export type { CreditProviderProps } from "./CreditProvider.tsx";
export { CreditOffer } from "./credit-offer/CreditOffer.tsx";
export type { CreditOfferProps } from "./credit-offer/CreditOffer.tsx";
export { CreditWarning } from "./credit-offer/CreditWarning.tsx";
export { LeasingWidget } from "./leasing-widget/LeasingWidget.tsx";
export type { LeasingWidgetProps } from "./leasing-widget/LeasingWidget.tsx";
