import { once } from "node:events";
import { parse, CsvError, type Parser } from "csv-parse";
import { FeedError, type FeedErrorCode } from "../FeedError.ts";
import { continueWith } from "./continueWith.ts";
import { feedBounds } from "./feedBounds.ts";
import type { RawItem, RawValue } from "./rawItem.ts";
import { findDelimiter, readHeader, type TableColumn } from "./tableHeader.ts";

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

/** Reads until the first non-blank line is complete; only new text is searched. */
async function readHead(chunks: AsyncIterator<string>): Promise<string> {
  let head = "";
  for (let isWhole = false; !isWhole;) {
    const step = await chunks.next();
    if (step.done === true) break;
    const isBlank = head.trim() === "";
    head += step.value;
    isWhole = /[\r\n]/u.test(isBlank ? head.trimStart() : step.value);
    if (!isWhole && head.length > feedBounds.header) {
      throw new FeedError({ code: "header-missing", place: { line: 1 } });
    }
  }
  return head.replace(/^\ufeff?\s*[\r\n]+/u, "");
}

function tableFault({ code }: CsvError): FeedErrorCode {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "cut-off";
  return code === "CSV_MAX_RECORD_SIZE" ? "item-too-large" : "table-malformed";
}

function toFeedError(error: unknown, items: number): FeedError {
  if (error instanceof FeedError) return error;
  const isCsv = error instanceof CsvError;
  const lines: unknown = isCsv ? Reflect.get(error, "lines") : undefined;
  const code = isCsv ? tableFault(error) : "table-malformed";
  return new FeedError({
    code,
    place: { line: typeof lines === "number" ? lines : undefined, item: items + 1 },
    detail: error instanceof Error ? error.message : undefined,
    cause: error,
  });
}

/** The parser reports the line on which a record ends. */
function lineAfter(record: object): number | null {
  const info: unknown = Reflect.get(record, "info");
  const lines: unknown = typeof info === "object" && info !== null ? Reflect.get(info, "lines") : null;
  return typeof lines === "number" ? lines + 1 : null;
}

class Table {
  readonly parser: Parser;
  readonly #rows: Row[] = [];
  #nextLine = 1;
  #error: unknown = null;

  constructor(delimiter: string) {
    this.parser = parse({
      delimiter,
      relaxQuotes: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      maxRecordSize: feedBounds.item,
      info: true,
    });
    this.parser.on("error", (error) => {
      this.#error = error;
    });
    this.parser.on("readable", () => this.#read());
  }

  #read(): void {
    for (let record: unknown = this.parser.read(); record !== null; record = this.parser.read()) {
      if (typeof record === "object" && record !== null && "record" in record && Array.isArray(record.record)) {
        this.#rows.push({ cells: record.record.map(String), line: this.#nextLine });
        this.#nextLine = lineAfter(record) ?? this.#nextLine;
      }
    }
  }

  async write(text: string): Promise<Row[]> {
    if (!this.parser.write(text)) {
      const waiting = new AbortController();
      const { signal } = waiting;
      const drained = once(this.parser, "drain", { signal }).catch(() => undefined);
      const failed = once(this.parser, "error", { signal }).catch(() => undefined);
      await Promise.race([drained, failed]);
      waiting.abort();
    }
    return this.take();
  }

  async end(): Promise<Row[]> {
    if (this.#error === null) {
      const ended = once(this.parser, "end").catch((error: unknown) => {
        this.#error = error;
      });
      this.parser.end();
      await ended;
    }
    return this.take();
  }

  take(): Row[] {
    if (this.#error !== null) throw this.#error;
    return this.#rows.splice(0);
  }
}

function toItem(row: Row, columns: readonly TableColumn[], number: number): RawItem {
  const values = new Map<string, RawValue[]>();
  const wrong = row.cells.length !== columns.length;
  for (const [index, cell] of row.cells.entries()) {
    const column = columns[index];
    if (column !== undefined && cell.trim() !== "") {
      const cellValues = column.read(cell);
      const earlierValues = values.get(column.attribute);
      values.set(column.attribute, earlierValues === undefined ? cellValues : [...earlierValues, ...cellValues]);
    }
  }
  return { number, line: row.line, values, fault: wrong ? "columns" : null };
}

/** Checks that a table's header has the required columns; returns the error code if not. */
export type HeaderCheck = (attributes: ReadonlySet<string>) => FeedErrorCode | null;

const namesItems: HeaderCheck = (attributes) => (attributes.has("id") ? null : "header-missing");

class Rows {
  readonly #check: HeaderCheck;
  #columns: readonly TableColumn[] | null = null;
  items = 0;

  constructor(check: HeaderCheck) {
    this.#check = check;
  }

  /** The first row is the header; every other row is an item. */
  *read(rows: readonly Row[]): Generator<RawItem> {
    for (const row of rows) {
      if (this.#columns === null) {
        this.#columns = row.cells.map(readHeader);
        const code = this.#check(new Set(this.#columns.map(({ attribute }) => attribute)));
        if (code !== null) throw new FeedError({ code, place: { line: row.line } });
      } else {
        this.items += 1;
        yield toItem(row, this.#columns, this.items);
      }
    }
  }

  get isEmpty(): boolean {
    return this.#columns === null;
  }
}

/**
 * Streams the rows of a table as items. A row with too few or too many cells is an item with a fault; if it is the last
 * row and no line break follows, the file was truncated and the delivery is rejected.
 */
export async function* readTable(
  source: AsyncIterable<string>,
  check: HeaderCheck = namesItems,
): AsyncGenerator<RawItem> {
  const chunks = source[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  const delimiter = findDelimiter(/^[^\r\n]*/u.exec(head)?.[0] ?? "");
  if (delimiter === null) {
    throw new FeedError({ code: head.trim() === "" ? "not-a-feed" : "header-missing", place: { line: 1 } });
  }
  const table = new Table(delimiter);
  const rows = new Rows(check);
  let last = "";
  let unparsedLength = 0;
  try {
    for await (const text of continueWith([head], chunks)) {
      last = text;
      const parsedRows = await table.write(text);
      // The parser's own record limit does not count separators.
      unparsedLength = parsedRows.length === 0 ? unparsedLength + text.length : 0;
      if (unparsedLength > feedBounds.item)
        throw new FeedError({ code: "item-too-large", place: { item: rows.items + 1 } });
      yield* rows.read(parsedRows);
    }
    let previous: RawItem | null = null;
    for (const item of rows.read(await table.end())) {
      if (previous !== null) yield previous;
      previous = item;
    }
    if (previous?.fault === "columns" && !/[\r\n]$/u.test(last)) {
      throw new FeedError({ code: "cut-off", place: { line: previous.line, item: previous.number } });
    }
    if (previous !== null) yield previous;
  } catch (error) {
    throw toFeedError(error, rows.items);
  }
}
