import type { Now } from "./tables/columns.ts";
import type { CacheChangeTable } from "./tables/cacheTables.ts";
import type {
  SourceTable,
  CategoryTable,
  BrandTable,
  PriceHistoryTable,
  SpecGroupTable,
  SpecValueTable,
  ProductSpecTable,
  ColorTable,
  ColorValueTable,
  ProductColorTable,
  ProductFilterTable,
  VariantAttributeTable,
  VariantValueTable,
  ProductVariantValueTable,
  ProductRelationTable,
  ProductStopTable,
  RecallEmailTable,
  GiftCampaignTable,
  ImportRunTable,
  FeedPictureTable,
  PictureTable,
  VatRuleTable,
} from "./tables/catalogueTables.ts";
import type { ProductTable } from "./tables/productColumns.ts";
import type {
  PaymentLedgerTable,
  PaymentNoticeTable,
  PaymentTable,
  StandInMoveTable,
  StandInPaymentTable,
} from "./tables/paymentTables.ts";
import type {
  AccountEmailTable,
  ClubApplicationTable,
  ErasureEmailTable,
  FailedTryTable,
  ProductWatchTable,
  WishTable,
  KnownDeviceTable,
  LimitCountTable,
  ReturnCaseImageTable,
  ReturnCaseLineTable,
  ReturnCaseTable,
  ServiceDraftTable,
  WithdrawalLineTable,
  WithdrawalTable,
} from "./tables/serviceTables.ts";
import type {
  SettingTable,
  OwnSheetTable,
  ContentPageTable,
  RedirectTable,
  StoreTable,
  StoreStockTable,
  ReviewRequestTable,
  ReviewRefusalTable,
  ReviewRequestProductTable,
  ReviewTable,
  CreditCampaignTable,
  LeasingOfferTable,
} from "./tables/shopTables.ts";
import type {
  DeliveryRateTable,
  DeliveryTypeTable,
  ServicePointAnswerTable,
  ServicePointTable,
  ShippingOptionTable,
  PaymentTypeTable,
  PostalCodeRuleTable,
  DiscountTable,
  BankIdLoginTable,
  StandInBankIdTable,
  CustomerTable,
  SessionTable,
  CartLineTable,
  SessionDiscountTable,
  CompareItemTable,
  ConsentChoiceTable,
} from "./tables/checkoutTables.ts";
import type { OperatorLogTable, OperatorSessionTable, OperatorTable, OrderNoteTable } from "./tables/operatorTables.ts";
import type {
  AcceptedTermsTable,
  CreditNoteTable,
  MoneyMoveTable,
  NumberSeriesTable,
  OrderActLineTable,
  OrderActTable,
  OrderTable,
  OrderLineTable,
  DiscountUseTable,
  GiftCardLedgerTable,
  StockLedgerTable,
  StockReservationTable,
} from "./tables/orderTables.ts";
import type {
  ApiTokenTable,
  GivenUpJobTable,
  WebhookDeliveryTable,
  WebhookEndpointTable,
  WebhookMessageTable,
  WebhookSecretTable,
} from "./tables/sellerTables.ts";

/** All tables of the shop with their columns; a test compares it with the migrations. */
export interface Database {
  source: SourceTable;
  category: CategoryTable;
  vat_rule: VatRuleTable;
  brand: BrandTable;
  product: ProductTable;
  price_history: PriceHistoryTable;
  product_stop: ProductStopTable;
  recall_letter: RecallEmailTable;
  spec_group: SpecGroupTable;
  spec_value: SpecValueTable;
  product_spec: ProductSpecTable;
  color: ColorTable;
  color_value: ColorValueTable;
  product_color: ProductColorTable;
  product_filter: ProductFilterTable;
  variant_attribute: VariantAttributeTable;
  variant_value: VariantValueTable;
  product_variant_value: ProductVariantValueTable;
  product_relation: ProductRelationTable;
  gift_campaign: GiftCampaignTable;
  import_run: ImportRunTable;
  feed_picture: FeedPictureTable;
  picture: PictureTable;
  setting: SettingTable;
  own_sheet: OwnSheetTable;
  content_page: ContentPageTable;
  redirect: RedirectTable;
  store: StoreTable;
  store_stock: StoreStockTable;
  review_refusal: ReviewRefusalTable;
  review_request: ReviewRequestTable;
  review_request_product: ReviewRequestProductTable;
  review: ReviewTable;
  credit_campaign: CreditCampaignTable;
  leasing_offer: LeasingOfferTable;
  delivery_type: DeliveryTypeTable;
  shipping_option: ShippingOptionTable;
  delivery_rate: DeliveryRateTable;
  service_point: ServicePointTable;
  service_point_answer: ServicePointAnswerTable;
  payment_type: PaymentTypeTable;
  postal_code_rule: PostalCodeRuleTable;
  discount: DiscountTable;
  bankid_login: BankIdLoginTable;
  customer: CustomerTable;
  session: SessionTable;
  cart_line: CartLineTable;
  session_discount: SessionDiscountTable;
  compare_item: CompareItemTable;
  consent_choice: ConsentChoiceTable;
  club_application: ClubApplicationTable;
  account_letter: AccountEmailTable;
  product_watch: ProductWatchTable;
  wish: WishTable;
  erasure_letter: ErasureEmailTable;
  order: OrderTable;
  accepted_terms: AcceptedTermsTable;
  order_line: OrderLineTable;
  discount_use: DiscountUseTable;
  gift_card_ledger: GiftCardLedgerTable;
  order_act: OrderActTable;
  order_act_line: OrderActLineTable;
  order_note: OrderNoteTable;
  number_series: NumberSeriesTable;
  credit_note: CreditNoteTable;
  money_move: MoneyMoveTable;
  cache_change: CacheChangeTable;
  stock_ledger: StockLedgerTable;
  stock_reservation: StockReservationTable;
  payment: PaymentTable;
  payment_notice: PaymentNoticeTable;
  payment_ledger: PaymentLedgerTable;
  stand_in_bankid: StandInBankIdTable;
  stand_in_payment: StandInPaymentTable;
  stand_in_move: StandInMoveTable;
  return_case: ReturnCaseTable;
  return_case_line: ReturnCaseLineTable;
  return_case_image: ReturnCaseImageTable;
  withdrawal: WithdrawalTable;
  withdrawal_line: WithdrawalLineTable;
  service_draft: ServiceDraftTable;
  failed_try: FailedTryTable;
  limit_count: LimitCountTable;
  known_device: KnownDeviceTable;
  given_up_job: GivenUpJobTable;
  operator: OperatorTable;
  operator_session: OperatorSessionTable;
  operator_log: OperatorLogTable;
  api_token: ApiTokenTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_secret: WebhookSecretTable;
  webhook_message: WebhookMessageTable;
  webhook_delivery: WebhookDeliveryTable;
  schema_migration: SchemaMigrationTable;
}

/** The migrations that have run. */
export interface SchemaMigrationTable {
  name: string;
  applied_at: Now;
}
