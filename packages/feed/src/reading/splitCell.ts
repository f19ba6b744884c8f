/** One piece of a cell between two separators, and the separator after it ("" at the end of the cell). */
interface Piece {
  readonly text: string;
  readonly end: string;
}

function closingQuote(cell: string, start: number, separators: string): number {
  for (let at = cell.indexOf('"', start + 1); at !== -1; at = cell.indexOf('"', at + 1)) {
    const next = cell[at + 1];
    if (next === '"') {
      at += 1;
    } else if (next === undefined || separators.includes(next)) {
      return at;
    }
  }
  return -1;
}

function readQuoted(cell: string, start: number, close: number): Piece & { readonly next: number } {
  const text = cell.slice(start + 1, close).replaceAll('""', '"');
  return { text, end: cell[close + 1] ?? "", next: close + 2 };
}

function readPlain(cell: string, start: number, separators: string): Piece & { readonly next: number } {
  let text = "";
  for (let at = start; at < cell.length; at += 1) {
    const sign = cell.charAt(at);
    const next = cell[at + 1];
    if (sign === "\\" && next !== undefined && (separators.includes(next) || next === "\\" || next === '"')) {
      text += next;
      at += 1;
    } else if (separators.includes(sign)) {
      return { text, end: sign, next: at + 1 };
    } else {
      text += sign;
    }
  }
  return { text, end: "", next: cell.length + 1 };
}

/** A quote opens only at the start of a piece and closes only before a separator, so that `27"` stays as is. */
function pieces(cell: string, separators: string): Piece[] {
  const found: Piece[] = [];
  let mayClose = true;
  for (let at = 0; at <= cell.length;) {
    const close: number = mayClose && cell[at] === '"' ? closingQuote(cell, at, separators) : -1;
    // Once no closing quote is found, the rest of the cell is not searched again.
    mayClose &&= close !== -1 || cell[at] !== '"';
    const piece = close === -1 ? readPlain(cell, at, separators) : readQuoted(cell, at, close);
    found.push(piece);
    if (piece.end === "") break;
    at = piece.next;
  }
  return found;
}

/** Splits a cell of repeated values at commas; a comma within a value is quoted or escaped with a backslash. */
export function splitValues(cell: string): string[] {
  return pieces(cell, ",").map((piece) => piece.text.trim());
}

/**
 * Splits a cell of web addresses: only a comma before the next `http` separates, since addresses contain commas too.
 */
export function splitLinks(cell: string): string[] {
  return cell
    .split(/,(?=\s*"?https?:)/iu)
    .map((link) => link.trim().replace(/^"(.*)"$/u, "$1"))
    .filter((link) => link !== "");
}

/** Splits a cell of repeated values with sub-attributes: commas separate the values, colons the parts of one value. */
export function splitParts(cell: string): string[][] {
  const values: string[][] = [];
  let parts: string[] = [];
  for (const piece of pieces(cell, ",:")) {
    parts.push(piece.text.trim());
    if (piece.end !== ":") {
      values.push(parts);
      parts = [];
    }
  }
  return values.filter((value) => value.some((text) => text !== ""));
}
