export { Alert, type AlertProps } from "./alert/Alert.tsx";
export {
  AnchorNavigation,
  type AnchorNavigationProps,
  type SectionLink,
} from "./anchor-navigation/AnchorNavigation.tsx";
export { BackToTop, type BackToTopProps } from "./back-to-top/BackToTop.tsx";
export { Badge, type BadgeProps, type Tone } from "./badge/Badge.tsx";
export { BlockedContent, type BlockedContentProps } from "./blocked-content/BlockedContent.tsx";
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from "./breadcrumbs/Breadcrumbs.tsx";
export {
  Button,
  type ButtonAppearance,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from "./button/Button.tsx";
export { Carousel, type CarouselProps, type CarouselTexts } from "./carousel/Carousel.tsx";
export { Checkbox, type ChoiceProps } from "./checkbox/Checkbox.tsx";
export { Collapsible, type CollapsibleProps } from "./collapsible/Collapsible.tsx";
export { ColumnPage, type ColumnPageProps } from "./column-page/ColumnPage.tsx";
export { PageNote, type PageNoteProps } from "./column-page/PageNote.tsx";
export { Combobox, type ComboboxProps } from "./combobox/Combobox.tsx";
export type { ComboboxGroup, ComboboxOption } from "./combobox/ComboboxOption.ts";
export { Countdown, type CountdownProps, type CountdownTexts } from "./countdown/Countdown.tsx";
export type { RemainingTime } from "./wire/countdown/remainingTime.ts";
export { CountBadge, type CountBadgeProps } from "./count-badge/CountBadge.tsx";
export { DefinitionList, type Definition, type DefinitionListProps } from "./definition-list/DefinitionList.tsx";
export { Dialog, type DialogProps } from "./dialog/Dialog.tsx";
export { EmptyState, type EmptyStateProps, type EmptyStateLink } from "./empty-state/EmptyState.tsx";
export { EnergyMark, type EnergyMarkProps } from "./energy-mark/EnergyMark.tsx";
export {
  EnergyPicture,
  type EnergyPictureProps,
  type EnergyTexts,
  type ShownEnergy,
} from "./energy-mark/EnergyPicture.tsx";
export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from "./error-summary/ErrorSummary.tsx";
export { describeField, type FieldDescription, type FieldState } from "./form-field/describeField.ts";
export { FieldError, type FieldErrorProps } from "./form-field/FieldError.tsx";
export { flashField, noFlash, type FormFlash } from "./form-field/flashField.ts";
export { FoldedSection, type FoldedSectionProps } from "./folded-section/FoldedSection.tsx";
export { FormField, type FieldTexts, type FormFieldProps } from "./form-field/FormField.tsx";
export { Gallery, type GalleryProps, type GalleryTexts } from "./gallery/Gallery.tsx";
export { type Picture } from "./gallery/GalleryPicture.tsx";
export { Icon, type IconProps } from "./icon/Icon.tsx";
export { iconOfStatus } from "./icon/iconOfStatus.ts";
export { Lightbox, type LightboxProps, type LightboxTexts } from "./lightbox/Lightbox.tsx";
export { ImageUpload, type ImageUploadProps } from "./image-upload/ImageUpload.tsx";
export { LinkButton, type LinkButtonProps } from "./link-button/LinkButton.tsx";
export { LongHtml, type LongHtmlProps } from "./long-text/LongHtml.tsx";
export { LongText, type LongTextProps } from "./long-text/LongText.tsx";
export {
  truncationPoint,
  isTextList,
  longLimit,
  shortLimit,
  textListItems,
  truncateText,
} from "./long-text/truncateText.ts";
export { MessagePage, type MessagePageProps } from "./message-page/MessagePage.tsx";
export { MicroBanner, type MicroBannerProps } from "./micro-banner/MicroBanner.tsx";
export { pageWindow, type PageStep } from "./pagination/pageWindow.ts";
export { Pagination, type PaginationProps } from "./pagination/Pagination.tsx";
export { PaginationHtml, type PaginationHtmlProps } from "./pagination/PaginationHtml.tsx";
export { readPageLinks, type PageLink, type PageLinks } from "./pagination/readPageLinks.ts";
export { PasswordField, type PasswordFieldProps } from "./password-field/PasswordField.tsx";
export { PaymentMark, type PaymentMarkProps } from "./payment-marks/PaymentMark.tsx";
export { PaymentMarks, type PaymentMarksProps } from "./payment-marks/PaymentMarks.tsx";
export { paymentKinds, type PaymentKind, type PaymentOption } from "./payment-marks/PaymentOption.ts";
export { PictureBox, type PictureBoxProps } from "./picture-box/PictureBox.tsx";
export { pictureTone, type PicturePlaceholder } from "./picture-tone/pictureTone.ts";
export { Price, type PriceProps } from "./price/Price.tsx";
export { QuantityStepper, type QuantityStepperProps } from "./quantity-stepper/QuantityStepper.tsx";
export { QrCode, type QrCodeProps } from "./qr-code/QrCode.tsx";
export { Radio } from "./radio/Radio.tsx";
export { RadioCard, type RadioCardProps } from "./radio-card/RadioCard.tsx";
export { RadioCardGroup, type RadioCardGroupProps } from "./radio-card/RadioCardGroup.tsx";
export { fitRange, type RangeRefusal } from "./range-slider/range.ts";
export { RangeSlider, type RangeSliderProps } from "./range-slider/RangeSlider.tsx";
export { RangeTrack, type RangeTrackProps } from "./range-slider/RangeTrack.tsx";
export { Ribbon, type RibbonProps } from "./ribbon/Ribbon.tsx";
export { articleHtml, inlineHtml, pageLinksHtml, type HtmlName, type HtmlRules } from "./sanitised-html/htmlRules.ts";
export { SanitisedHtml, type SanitisedHtmlProps } from "./sanitised-html/SanitisedHtml.tsx";
export { Section, type SectionProps } from "./section/Section.tsx";
export { Select, type SelectOption, type SelectProps } from "./select/Select.tsx";
export { SelectControl, type SelectControlProps } from "./select/SelectControl.tsx";
export { SidePanel, type SidePanelProps } from "./side-panel/SidePanel.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton/Skeleton.tsx";
export { SkipLink, type SkipLinkProps } from "./skip-link/SkipLink.tsx";
export { Spinner, type SpinnerProps } from "./spinner/Spinner.tsx";
export { StarRatingInput, type StarRatingInputProps } from "./star-rating/StarRatingInput.tsx";
export { Stars, type StarsProps } from "./stars/Stars.tsx";
export { Swatch, type SwatchProps } from "./swatch/Swatch.tsx";
export { Table, type TableColumn, type TableProps, type TableRow } from "./table/Table.tsx";
export { SuccessDialog, type SuccessDialogProps } from "./success-dialog/SuccessDialog.tsx";
export { Tabs, type TabItem, type TabsProps } from "./tabs/Tabs.tsx";
export { Tag, type TagProps } from "./tag/Tag.tsx";
export { TextArea, type TextAreaProps } from "./text-area/TextArea.tsx";
export { TextField, type TextFieldProps } from "./text-field/TextField.tsx";
export { Announcer, type AnnouncerProps } from "./toast/Announcer.tsx";
export { type Announced, type Urgency } from "./toast/createAnnouncements.ts";
export {
  createToastState,
  type PauseReason,
  type Toast,
  type ToastMessage,
  type ToastSnapshot,
  type ToastState,
  type ToastStateOptions,
} from "./toast/createToastState.ts";
export type { ToastSchedule } from "./toast/ToastSchedule.ts";
export { Toaster, type ToasterProps } from "./toast/Toaster.tsx";
export { ToggleButtons, type ToggleButtonsProps, type ToggleOption } from "./toggle-buttons/ToggleButtons.tsx";
export { Tooltip, type TooltipProps } from "./tooltip/Tooltip.tsx";
export { VisuallyHidden } from "./visually-hidden/VisuallyHidden.tsx";
export {
  arrowLeftIcon,
  arrowRightIcon,
  arrowUpIcon,
  calendarIcon,
  cameraIcon,
  cardIcon,
  cartIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  clockIcon,
  closeIcon,
  compareIcon,
  externalIcon,
  eyeIcon,
  eyeOffIcon,
  filterIcon,
  giftIcon,
  gridIcon,
  heartIcon,
  homeIcon,
  infoIcon,
  listIcon,
  lockIcon,
  mailIcon,
  menuIcon,
  minusIcon,
  packageIcon,
  pauseIcon,
  phoneIcon,
  pinIcon,
  playIcon,
  plusIcon,
  printIcon,
  problemIcon,
  refusedIcon,
  returnIcon,
  searchIcon,
  shieldIcon,
  storeIcon,
  successIcon,
  tagIcon,
  trashIcon,
  truckIcon,
  userIcon,
  warningIcon,
  zoomIcon,
} from "./icon/icons.ts";
export { useModalDialog } from "./internal/useModalDialog.ts";
export { useHydrated } from "./internal/useHydrated.ts";
export { clearField, useFieldText } from "./internal/useFieldText.ts";
