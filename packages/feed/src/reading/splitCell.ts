/** One piece of a cell between two separators, and the separator after it ("" at the end of the cell). */
interface Piece {
  readonly text: string;
  readonly end: string;
}

function closingQuote(cell: string, start: number, separators: string): number {
  for (let index = cell.indexOf('"', start + 1); index !== -1; index = cell.indexOf('"', index + 1)) {
    const next = cell[index + 1];
    if (next === '"') {
      index += 1;
    } else if (next === undefined || separators.includes(next)) {
      return index;
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
  for (let index = start; index < cell.length; index += 1) {
    const character = cell.charAt(index);
    const next = cell[index + 1];
    if (character === "\\" && next !== undefined && (separators.includes(next) || next === "\\" || next === '"')) {
      text += next;
      index += 1;
    } else if (separators.includes(character)) {
      return { text, end: character, next: index + 1 };
    } else {
      text += character;
    }
  }
  return { text, end: "", next: cell.length + 1 };
}

/** A quote opens only at the start of a piece and closes only before a separator, so that `27"` stays as is. */
function splitPieces(cell: string, separators: string): Piece[] {
  const pieces: Piece[] = [];
  let mayClose = true;
  for (let index = 0; index <= cell.length;) {
    const close: number = mayClose && cell[index] === '"' ? closingQuote(cell, index, separators) : -1;
    // Once no closing quote is found, the rest of the cell is not searched again.
    mayClose &&= close !== -1 || cell[index] !== '"';
    const piece = close === -1 ? readPlain(cell, index, separators) : readQuoted(cell, index, close);
    pieces.push(piece);
    if (piece.end === "") break;
    index = piece.next;
  }
  return pieces;
}

/** Splits a cell of repeated values at commas; a comma within a value is quoted or escaped with a backslash. */
export function splitValues(cell: string): string[] {
  return splitPieces(cell, ",").map((piece) => piece.text.trim());
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
  for (const piece of splitPieces(cell, ",:")) {
    parts.push(piece.text.trim());
    if (piece.end !== ":") {
      values.push(parts);
      parts = [];
    }
  }
  return values.filter((value) => value.some((text) => text !== ""));
}
