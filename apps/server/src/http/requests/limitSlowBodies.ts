import type { FastifyInstance, FastifyRequest } from "fastify";
import { Socket } from "node:net";
import { rejectMalformedHttp } from "./rejectMalformedHttp.ts";

/** Milliseconds between two checks of an incoming body. */
const betweenLooks = 5000;
/** Milliseconds for an ordinary body in total, and for the next piece of a form with files. */
const timeoutMs = 25_000;
/** Bytes of such a piece: 21 kbit/s, less than any connection that can send pictures. */
const piece = 64 * 1024;

/**
 * Cuts connections that send a body too slowly: an ordinary body may take 25 to 30 seconds in total, a form with files
 * that long per 64 KiB. Time during which the server itself does not read yet does not count.
 */
export function limitSlowBodies(server: FastifyInstance): void {
  server.addHook("onRequest", async (request) => {
    const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
    if (request.raw.complete || (length === "0" && encoding === undefined)) return;
    // Requests within the process have no connection.
    if (!(request.raw.socket instanceof Socket)) return;
    watch(request);
  });
}

function watch({ raw, headers }: FastifyRequest): void {
  const { socket } = raw;
  const hasFiles = headers["content-type"]?.startsWith("multipart/form-data") === true;
  let since = performance.now();
  let received = socket.bytesRead;
  const look = (): void => {
    const isWaiting = hasFiles && raw.readableFlowing === null;
    if (isWaiting || (hasFiles && socket.bytesRead - received >= piece)) {
      since = performance.now();
      received = socket.bytesRead;
    } else if (performance.now() - since >= timeoutMs) {
      stop();
      rejectMalformedHttp(socket);
    }
  };
  const timer = setInterval(look, betweenLooks).unref();
  const stop = (): void => clearInterval(timer);
  raw.once("end", stop);
  raw.once("close", stop);
}
