/** What a page is, by what it costs. */
export const pageKinds = ["listing", "product", "search", "checkout"] as const;
export type PageKind = (typeof pageKinds)[number];

/** What something costs; null where nobody has measured it. */
export interface Figure<Value extends number | null = number> {
  readonly value: Value;
  /** Where it was measured, or why it is not known. */
  readonly source: string;
}

/** What the parts of a shop cost and take. */
export interface CapacityFigures {
  /** Milliseconds of one core for a page that no cache had, PostgreSQL not counted. */
  readonly page: Readonly<Record<PageKind, Figure>>;
  /** Milliseconds of one core for the calls of a buyer around the checkout page, from the cart to the order. */
  readonly orderCalls: Figure<number | null>;
  /** MB of one worker with hardly any products, its page cache full. */
  readonly worker: Figure;
  /** Bytes that each worker keeps of a product. */
  readonly product: Figure;
  /** Bytes of a product that a worker keeps packed, if it is the only one, and MB that they are at most. */
  readonly packedProduct: Figure;
  readonly packedMost: Figure;
  /** MB of an import while it runs, in one worker of a node. */
  readonly importing: Figure;
  /** MB of the supervisor, which a node with more than one worker has. */
  readonly supervisor: Figure<number | null>;
  /** Connections that the visitors of a node share, and those that each worker has besides. */
  readonly visitorConnections: Figure;
  readonly ownConnections: Figure;
  /** Connections that PostgreSQL leaves to nodes: what it usually takes without those of commands and backups. */
  readonly databaseConnections: Figure;
  /** Transactions that write, at least, for one order. */
  readonly orderWrites: Figure;
  /** Orders a second that a database has taken in a test. */
  readonly triedOrders: Figure;
  /** Bytes on the database's disk for an order and for a product. */
  readonly orderDisk: Figure<number | null>;
  readonly productDisk: Figure<number | null>;
}

const known = (value: number, source: string): Figure => ({ value, source });
const unknown = (source: string): Figure<null> => ({ value: null, source });

/** What was measured, on two cores that other work kept busy: dearer than on a machine of its own. */
export const capacityFigures: CapacityFigures = {
  page: {
    listing: known(11.5, "decisions/0127: 24 tiles, 18 657 products"),
    product: known(9.0, "decisions/0127"),
    search: known(7.3, "decisions/0127"),
    checkout: known(7.1, "decisions/0127"),
  },
  orderCalls: unknown("decisions/0024 tells shares of a floor only"),
  worker: known(469, "faults.md: the larger of two nodes of one worker after ten minutes of mixed load, still growing"),
  product: known(183, "decisions/0124, 0142: 140 MB of columns and 43 of words for a million products"),
  packedProduct: known(1500, "decisions/0041: about a kilobyte and a half"),
  packedMost: known(64, "decisions/0041: the bound in the code"),
  importing: known(350, "running.md: at most, whatever it reads"),
  supervisor: known(67, "scaling.md: with the embedded database, right after the demo was imported"),
  visitorConnections: known(20, "scaling.md: the usual DATABASE_CONNECTIONS"),
  ownConnections: known(5, "scaling.md: four for jobs and the catalogue, one that listens"),
  databaseConnections: known(80, "scaling.md: PostgreSQL's usual 100 without 20 for commands (connectionShare.ts)"),
  orderWrites: known(6, "roundTrips.test.ts: a line in the cart, four choices, the order"),
  triedOrders: known(3, "faults.md: orders a second while parts were killed; 50 were never tried"),
  orderDisk: unknown("has not been measured"),
  productDisk: unknown("has not been measured"),
};
