/** Why a whole delivery is refused; the Swedish sentence stands in texts/sv.ts. */
export type FeedErrorCode =
  | "not-found"
  | "address-refused"
  | "fetch-failed"
  | "archive-unsupported"
  | "archive-broken"
  | "not-a-feed"
  | "entities-refused"
  | "xml-malformed"
  | "cut-off"
  | "table-malformed"
  | "header-missing"
  | "item-too-large"
  | "element-too-large"
  | "nested-too-deep"
  | "unpacked-too-large"
  | "too-slow"
  | "unreadable"
  | "no-items"
  | "too-many-removed"
  | "not-a-table"
  | "stock-header-missing"
  | "no-stock"
  | "too-many-emptied";

/** Where in the delivery the fault was met: line from 1, items counted from 1. */
export interface FeedPlace {
  readonly line?: number | undefined;
  readonly item?: number | undefined;
}

/** What is wrong with a feed as a whole, and where. */
export interface FeedFault {
  readonly code: FeedErrorCode;
  readonly place?: FeedPlace | undefined;
  /** What the parser or the network said, in its own words. */
  readonly detail?: string | undefined;
  readonly cause?: unknown;
}

/** A delivery that cannot be taken in; nothing of it has reached the catalogue. */
export class FeedError extends Error {
  readonly code: FeedErrorCode;
  readonly line: number | undefined;
  readonly item: number | undefined;
  readonly detail: string | undefined;

  constructor(fault: FeedFault) {
    super(
      `The feed was refused (${fault.code})${fault.place?.line === undefined ? "" : ` at line ${fault.place.line}`}` +
        `${fault.place?.item === undefined ? "" : `, item ${fault.place.item}`}${fault.detail ? `: ${fault.detail}` : ""}`,
      { cause: fault.cause },
    );
    this.name = "FeedError";
    this.code = fault.code;
    this.line = fault.place?.line;
    this.item = fault.place?.item;
    this.detail = fault.detail;
  }
}
