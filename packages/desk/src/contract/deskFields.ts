/** What the fields of the forms of the desk are called on the wire, and in what is said of them. */
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
  /** What is changed, as whoever changes it saw it. */
  seen: "seen",
  stock: "stock",
  store: "store",
  price: "price",
  isReduction: "is_reduction",
  reason: "reason",
  /** A discount code, as it is typed. */
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
  /** Where a form without script leads on to. */
  returnTo: "return_to",
} as const;

/** The field in which the pieces of a line are chosen. */
export const piecesField = (lineId: number): string => `${deskFields.pieces}[${lineId}]`;
