/** Why a whole delivery is rejected; the Swedish messages are in texts/sv.ts. */
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

/** Position of the fault in the delivery: line from 1, items counted from 1. */
export interface FeedPlace {
  readonly line?: number | undefined;
  readonly item?: number | undefined;
}

/** The fault of a feed as a whole, and its position. */
export interface FeedFault {
  readonly code: FeedErrorCode;
  readonly place?: FeedPlace | undefined;
  /** The message of the parser or the network. */
  readonly detail?: string | undefined;
  readonly cause?: unknown;
}

/** A delivery that cannot be imported; nothing of it has reached the catalogue. */
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
