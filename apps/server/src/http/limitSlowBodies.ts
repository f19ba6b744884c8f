import type { FastifyInstance, FastifyRequest } from "fastify";
import { Socket } from "node:net";
import { endUnread } from "./endUnread.ts";

/** Milliseconds between two looks at a body that is coming. */
const betweenLooks = 5000;
/** Milliseconds that an ordinary body has in all, and a form with files to bring the next piece. */
const patience = 25_000;
/** Bytes of such a piece: 21 kbit/s, less than any line on which somebody sends pictures. */
const piece = 64 * 1024;

/**
 * Ends the connections of those who send a body too slowly: 25 to 30 seconds for an ordinary one in all, and for a form
 * with files as long without 64 KiB more. What waits for its turn to be read is not held to send.
 */
export function limitSlowBodies(server: FastifyInstance): void {
  server.addHook("onRequest", async (request) => {
    const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
    if (request.raw.complete || (length === "0" && encoding === undefined)) return;
    // What is asked within the process comes over no connection.
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
    } else if (performance.now() - since >= patience) {
      stop();
      endUnread(socket);
    }
  };
  const timer = setInterval(look, betweenLooks).unref();
  const stop = (): void => clearInterval(timer);
  raw.once("end", stop);
  raw.once("close", stop);
}
