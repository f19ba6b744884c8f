import type { Socket } from "node:net";
import { serverTexts } from "../../texts/sv.ts";
import { refusalPage, refusalPageHeaders } from "../responses/refusalPage.ts";
import { dataAnswer, everyAnswer } from "../responses/securityHeaders.ts";

/** Milliseconds for the response to get out before the connection is cut. */
const farewell = 1000;

/** An error of the HTTP parser, with what it was reading. */
interface ParserError {
  readonly code?: string;
  /** A buffer; Fastify declares it as its JSON. */
  readonly rawPacket?: unknown;
}

/** How the errors are answered that a visitor can cause; all others are bad requests. */
const answers: Readonly<Record<string, { readonly status: string; readonly page: string | null }>> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", page: serverTexts.tooLongAddress },
  // What was read so far is not told, so nothing says whether a page is wanted.
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", page: null },
};
const badRequest = { status: "400 Bad Request", page: serverTexts.unreadableAddress };

/** Browsers name this in every request of theirs for a page. */
const wantsPage = /^[a-z]+ [^\r\n]+(?:\r\n|$)(?:[^\r\n]+\r\n)*accept: [^\r\n]*text\/html|^get [^\r\n]+$/i;

/**
 * Responds to malformed HTTP directly on the connection, and cuts it a second later even if the client holds it open. A
 * browser gets a page if it asked for one; an address that never ends was typed or pressed, too.
 */
export function rejectMalformedHttp(socket: Socket, { code = "", rawPacket }: ParserError = {}): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, page } = answers[code] ?? badRequest;
  const isPage = page !== null && wantsPage.test(Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1") : "");
  const words = { heading: serverTexts.unshownHeading, back: serverTexts.unshownBack };
  const body = isPage
    ? refusalPage({ message: page }, "/", words)
    : JSON.stringify({ message: serverTexts.malformedRequest });
  const headers = isPage ? refusalPageHeaders : { "content-type": "application/json; charset=utf-8", ...dataAnswer };
  const lines = [
    `HTTP/1.1 ${status}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...everyAnswer, ...headers, "cache-control": "no-store" }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), farewell).unref();
}
