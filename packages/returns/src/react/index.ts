export { DurabilityLabel, type DurabilityLabelProps } from "./guarantee/DurabilityLabel.tsx";
export { GuaranteeSection, type GuaranteeSectionProps } from "./guarantee/GuaranteeSection.tsx";
export { LegalGuaranteeNotice, type LegalGuaranteeNoticeProps } from "./guarantee/LegalGuaranteeNotice.tsx";
export { ImagePicker, type ImagePickerProps } from "./image-picker/ImagePicker.tsx";
export { RecallNotices, type RecallNoticesProps } from "./recall/RecallNotices.tsx";
export { CaseReceiptCard, type CaseReceiptCardProps } from "./receipt/CaseReceiptCard.tsx";
export { OrderReturns, type OrderReturnsProps } from "./order-returns/OrderReturns.tsx";
export { WithdrawForm, type WithdrawFormProps } from "./order-returns/WithdrawForm.tsx";
export { ReturnDialog, type ReturnDialogProps } from "./return-dialog/ReturnDialog.tsx";
export { ReturnForm } from "./return-form/ReturnForm.tsx";
export type { ReturnFormProps } from "./return-form/ReturnFormProps.ts";
export { ReturnLines, type ReturnLinesProps, type ReturnLinesTexts } from "./return-lines/ReturnLines.tsx";
export { ReturnsPage, type ReturnsPageProps } from "./returns-page/ReturnsPage.tsx";
export {
  ReturnsProvider,
  useReturnsAddresses,
  useReturnsTexts,
  type ReturnsAddresses,
  type ReturnsProviderProps,
} from "./ReturnsProvider.tsx";
export { WithdrawalConfirm, type WithdrawalConfirmProps } from "./withdrawal/WithdrawalConfirm.tsx";
export { WithdrawalPage, type WithdrawalPageProps } from "./withdrawal/WithdrawalPage.tsx";
export { WithdrawalReceiptCard, type WithdrawalReceiptCardProps } from "./withdrawal/WithdrawalReceiptCard.tsx";
export { WithdrawalStart, type WithdrawalStartProps } from "./withdrawal/WithdrawalStart.tsx";
