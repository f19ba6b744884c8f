import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCertificate } from "../testing/fixtures/aCertificate.ts";
import { carryRequest } from "./carryRequest.ts";
import { readPem } from "./readPem.ts";

const { certificate: cert, key, authority: ca } = aCertificate;
const server = createServer({ cert, key, ca, requestCert: true, rejectUnauthorized: true }, (request, response) => {
  void request.resume().on("end", () => response.end(request.method));
});
let address = "";

beforeAll(async () => {
  server.listen(0, "localhost");
  await once(server, "listening");
  const place = server.address();
  address = `https://localhost:${typeof place === "object" && place !== null ? place.port : 0}/`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("a request to a host that requires a client certificate", () => {
  it("succeeds with the certificate, again and again", async () => {
    for (const body of ["{}", "[]"]) {
      const answer = await carryRequest(address, { method: "PUT", body, certificate: aCertificate });
      expect([answer.status, await answer.text()]).toEqual([200, "PUT"]);
    }
  });

  it("fails without one", async () => {
    await expect(carryRequest(address, { method: "GET" })).rejects.toThrow();
  });
});

describe("readPem", () => {
  it("reads a text with its line breaks, or the named file", () => {
    expect(readPem(cert.replaceAll("\n", String.raw`\n`))).toBe(cert);
    const folder = mkdtempSync(join(tmpdir(), "torg-pem-"));
    writeFileSync(join(folder, "shop.pem"), cert);
    expect(readPem(join(folder, "shop.pem"))).toBe(cert);
    rmSync(folder, { recursive: true });
    expect(readPem("")).toBeUndefined();
    expect(() => readPem(join(folder, "shop.pem"))).toThrow("ENOENT");
  });
});
