/** Field names of the desk's forms, on the wire and in error messages. */
export const deskFields = {
  email: "email",
  password: "password",
  code: "code",
  search: "q",
  filter: "filter",
  after: "after",
  version: "version",
  pieces: "pieces",
  carrier: "carrier",
  trackingNumber: "tracking_number",
  trackingLink: "tracking_url",
  shipment: "shipment",
  ground: "because",
  isRestocked: "restocked",
  amount: "amount",
  text: "text",
  ending: "ending",
  endpoint: "endpoint",
  /** The value that the operator saw, to detect concurrent changes. */
  seen: "seen",
  stock: "stock",
  store: "store",
  price: "price",
  isReduction: "is_reduction",
  reason: "reason",
  /** A discount code as typed. */
  discountCode: "code",
  label: "label",
  percent: "percent",
  uses: "uses",
  usesPerCustomer: "uses_per_customer",
  from: "from",
  until: "until",
  isFixed: "is_fixed",
  numbers: "numbers",
  hazard: "hazard",
  advice: "advice",
  /** The token of the login that a form belongs to. */
  token: "_token",
  /** The page that follows a form without script. */
  returnTo: "return_to",
} as const;

/** The form field for the chosen pieces of a line. */
export const piecesField = (lineId: number): string => `${deskFields.pieces}[${lineId}]`;
