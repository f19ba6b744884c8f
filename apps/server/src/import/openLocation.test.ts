import { FeedError } from "@torg/feed";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLocation } from "./openLocation.ts";
import { isPrivateAddress } from "../network/isPrivateAddress.ts";

const server = createServer((request, response) => {
  if (request.url === "/moved") response.writeHead(302, { location: "/feed" }).end();
  else if (request.url === "/feed") response.end("id\ttitle\n");
  else response.writeHead(404).end();
});
let origin = "";

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  origin = typeof address === "object" && address !== null ? `http://127.0.0.1:${address.port}` : "";
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("openLocation", () => {
  it("follows redirects and reads an address when private ones are allowed", async () => {
    const { bytes } = await openLocation(`${origin}/moved`, { allowPrivateAddresses: true });
    const chunks: Uint8Array[] = [];
    for await (const chunk of bytes) chunks.push(chunk);
    expect(Buffer.concat(chunks).toString()).toBe("id\ttitle\n");
  });

  it("rejects private addresses, other protocols and failures", async () => {
    await expect(openLocation(`${origin}/feed`)).rejects.toMatchObject({ code: "address-refused" });
    await expect(openLocation("http://localhost:1/feed")).rejects.toMatchObject({ code: "address-refused" });
    await expect(openLocation("ftp://x.example/feed")).rejects.toMatchObject({ code: "address-refused" });
    await expect(openLocation(`${origin}/gone`, { allowPrivateAddresses: true })).rejects.toMatchObject({
      code: "fetch-failed",
    });
    await expect(openLocation("/nowhere/feed.xml")).rejects.toMatchObject({ code: "not-found" });
  });

  it.each(["http://", "https://[x", "file://elsewhere.example/feed"])("rejects %s with a message", async (location) => {
    await expect(openLocation(location)).rejects.toBeInstanceOf(FeedError);
  });
});

describe("isPrivateAddress", () => {
  it.each([
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.9",
    "172.20.1.1",
    "169.254.169.254",
    "::1",
    "[fe80::1]",
    "fd00::2",
    "::ffff:127.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "2002:7f00:1::",
  ])("recognises %s", (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });
  it.each(["93.184.216.34", "2606:2800:220:1::1", "example.se"])("accepts %s", (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
