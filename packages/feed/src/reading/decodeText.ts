const byteOrderMarks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: "utf-8" },
  { bytes: [0xff, 0xfe], encoding: "utf-16le" },
  { bytes: [0xfe, 0xff], encoding: "utf-16be" },
] as const;

/** Supported encodings; Latin-1 is read as Windows-1252, its superset. */
const byName: ReadonlyMap<string, string> = new Map([
  ["utf-8", "utf-8"],
  ["utf8", "utf-8"],
  ["us-ascii", "windows-1252"],
  ["iso-8859-1", "windows-1252"],
  ["latin1", "windows-1252"],
  ["iso-8859-15", "iso-8859-15"],
  ["windows-1252", "windows-1252"],
  ["cp1252", "windows-1252"],
  ["utf-16", "utf-16le"],
  ["utf-16le", "utf-16le"],
  ["utf-16be", "utf-16be"],
]);

const xmlDeclaration = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([A-Za-z0-9._-]+)["']/u;
const headBytes = 1024;

function byZeroBytes(head: Uint8Array): string | null {
  const [one, two] = head;
  if (head.length < 2 || one === undefined || two === undefined) return null;
  if (one !== 0 && two === 0) return "utf-16le";
  return one === 0 && two !== 0 ? "utf-16be" : null;
}

/**
 * The encoding declared at the beginning of a file by a byte order mark, zero bytes or an XML declaration; else null.
 */
export function declaredEncoding(head: Uint8Array): string | null {
  const mark = byteOrderMarks.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte));
  if (mark !== undefined) return mark.encoding;
  const zero = byZeroBytes(head);
  if (zero !== null) return zero;
  const name = xmlDeclaration.exec(Buffer.from(head.subarray(0, headBytes)).toString("latin1"))?.[1];
  return name === undefined ? null : (byName.get(name.toLowerCase()) ?? null);
}

function firstNonAscii(bytes: Uint8Array): number {
  return bytes.findIndex((byte) => byte > 0x7f);
}

/** A chunk may end in the middle of a character: up to three bytes of an unfinished one are ignored. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether bytes declared as UTF-8 are really Latin-1: more of the non-ASCII characters are invalid UTF-8 than valid. A
 * single wrong byte in otherwise valid text does not count.
 */
function isMislabelled(bytes: Uint8Array): boolean {
  const text = new TextDecoder("utf-8").decode(bytes, { stream: true });
  let right = 0;
  let wrong = 0;
  for (const character of text) {
    if (character === "\ufffd") wrong += 1;
    else if (character > "\u007f") right += 1;
  }
  return wrong > right;
}

async function* withWholeHead(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array = new Uint8Array();
  let whole = false;
  for await (const chunk of source) {
    if (whole) {
      yield chunk;
    } else {
      head = Buffer.concat([head, chunk]);
      whole = head.length >= headBytes;
      if (whole) yield head;
    }
  }
  if (!whole && head.length > 0) yield head;
}

/**
 * Decodes bytes to text as they arrive. The encoding comes from a byte order mark, else the XML declaration, else the
 * first 64 kB or so with a non-ASCII byte: valid UTF-8 is UTF-8, everything else Windows-1252. The same bytes reveal a
 * file wrongly declared as UTF-8. Invalid bytes later on become U+FFFD.
 */
export async function* decodeText(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let saysUtf8 = false;
  let first = true;
  for await (const chunk of withWholeHead(source)) {
    if (first) {
      first = false;
      const declared = declaredEncoding(chunk);
      // A byte order mark proves UTF-8; a declaration may be wrong.
      saysUtf8 = declared === "utf-8" && chunk[0] !== byteOrderMarks[0].bytes[0];
      decoder = declared === null || saysUtf8 ? null : new TextDecoder(declared);
    }
    if (decoder === null && firstNonAscii(chunk) !== -1) {
      const isOne = saysUtf8 ? !isMislabelled(chunk) : isUtf8(chunk);
      decoder = new TextDecoder(isOne ? "utf-8" : "windows-1252");
    }
    const text = decoder === null ? Buffer.from(chunk).toString("latin1") : decoder.decode(chunk, { stream: true });
    if (text !== "") yield text;
  }
  const rest = decoder?.decode() ?? "";
  if (rest !== "") yield rest;
}
