import type { Socket } from "node:net";
import { serverTexts } from "../../texts/sv.ts";
import { dataAnswer, everyAnswer } from "../responses/securityHeaders.ts";

/** Milliseconds for the response to get out before the connection is cut. */
const farewell = 1000;

/**
 * Responds to malformed HTTP directly on the connection, and cuts it a second later even if the client holds it open.
 */
export function rejectMalformedHttp(socket: Socket): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ message: serverTexts.malformedRequest });
  const lines = [
    "HTTP/1.1 400 Bad Request",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...everyAnswer, ...dataAnswer }).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), farewell).unref();
}
