import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startS3 } from "../testing/startS3.ts";
import { createFolderStore } from "./createFolderStore.ts";
import { createS3Store, type S3Place } from "./createS3Store.ts";
import { type ObjectStore, readObject, ObjectStoreUnavailableError } from "./ObjectStore.ts";

const folder = mkdtempSync(join(tmpdir(), "torg-objects-"));
let place: S3Place;
let stopS3: () => Promise<void>;

beforeAll(async () => {
  ({ place, stop: stopS3 } = await startS3());
});
afterAll(async () => {
  await stopS3();
  rmSync(folder, { recursive: true, force: true });
});

const text = async (store: ObjectStore, key: string) => (await readObject(store, key))?.toString() ?? null;

async function keysOf(store: ObjectStore, prefix: string): Promise<readonly string[]> {
  const keys: string[] = [];
  for await (const key of store.list(prefix)) keys.push(key);
  return keys.sort();
}

describe.each([
  ["a folder", () => createFolderStore(folder)],
  ["a bucket", () => createS3Store(place)],
  ["a part of a bucket", () => createS3Store({ ...place, prefix: "shops/one/" })],
])("%s as a store of objects", (_, open) => {
  it("returns what was stored in it, byte for byte", async () => {
    const body = Buffer.from(Array.from({ length: 300_000 }, (_byte, index) => (index * 7919) % 251));
    await open().put("uploads/own/a+b (1).bin", body, "application/octet-stream");
    expect((await readObject(open(), "uploads/own/a+b (1).bin"))?.equals(body)).toBe(true);
  });

  it("has nothing for a key without an object, or for a folder", async () => {
    await open().put("uploads/one/two.svg", Buffer.from("<svg/>"));
    for (const key of ["uploads/none.svg", "uploads/one", "uploads/one/two.svg/three.svg"]) {
      expect([await open().head(key), await open().get(key)]).toEqual([null, null]);
    }
  });

  it("replaces an object, and changes its stamp", async () => {
    await open().put("uploads/changed.txt", Buffer.from("first"));
    const before = await open().head("uploads/changed.txt");
    await open().put("uploads/changed.txt", Buffer.from("second"));
    expect(await text(open(), "uploads/changed.txt")).toBe("second");
    expect((await open().head("uploads/changed.txt"))?.stamp).not.toBe(before?.stamp);
  });

  it("removes an object, and does not fail when there is none", async () => {
    await open().put("uploads/gone.txt", Buffer.from("here"));
    await open().delete("uploads/gone.txt");
    await open().delete("uploads/gone.txt");
    expect(await text(open(), "uploads/gone.txt")).toBeNull();
  });

  it("lists the keys with a given prefix, and no others", async () => {
    for (const key of ["list/a/1.txt", "list/a/2.txt", "list/b/1.txt", "listed.txt"]) {
      await open().put(key, Buffer.from(key));
    }
    expect(await keysOf(open(), "list/")).toEqual(["list/a/1.txt", "list/a/2.txt", "list/b/1.txt"]);
    expect(await keysOf(open(), "list/a/")).toEqual(["list/a/1.txt", "list/a/2.txt"]);
    expect(await keysOf(open(), "nothing/")).toEqual([]);
  });

  it.each(["../secret", "/etc/passwd", "uploads/../../secret", "uploads/.hidden", "", "uploads//x", "uploads/a\\b"])(
    "rejects a key that leads elsewhere: %j",
    async (key) => {
      await expect(open().get(key)).rejects.toThrow(TypeError);
      await expect(open().put(key, Buffer.from("x"))).rejects.toThrow(TypeError);
    },
  );
});

describe("a folder as a store of objects", () => {
  it("leaves nothing behind when writing fails", async () => {
    const store = createFolderStore(folder);
    await store.put("full/file.txt", Buffer.from("x"));
    await expect(store.put("full/file.txt/below.txt", Buffer.from("y"))).rejects.toThrow(ObjectStoreUnavailableError);
    expect(readdirSync(join(folder, "full"))).toEqual(["file.txt"]);
  });
});

describe("a bucket as a store of objects", () => {
  it("signs each request, and is refused with another secret", async () => {
    const strict = await startS3({ isStrict: true });
    const store = createS3Store(strict.place);
    await store.put("uploads/å (1).txt", Buffer.from("signed"));
    expect([await text(store, "uploads/å (1).txt"), (await store.head("uploads/å (1).txt")) !== null]).toEqual([
      "signed",
      true,
    ]);
    const stranger = createS3Store({ ...strict.place, secretAccessKey: "wrong" }, { rest: 0 });
    await expect(stranger.put("uploads/stranger.txt", Buffer.from("x"))).rejects.toThrow(ObjectStoreUnavailableError);
    await expect(stranger.get("uploads/å (1).txt")).rejects.toThrow(ObjectStoreUnavailableError);
    await expect(stranger.delete("uploads/å (1).txt")).rejects.toThrow(ObjectStoreUnavailableError);
    expect(await text(store, "uploads/stranger.txt")).toBeNull();
    await store.delete("uploads/å (1).txt");
    expect(await store.head("uploads/å (1).txt")).toBeNull();
    await strict.stop();
  });

  it("lists more keys than fit in one response", async () => {
    const keys = Array.from({ length: 7 }, (_, index) => `many/${index}.txt`);
    const paging = createServer((request, response) => {
      const after = new URL(request.url ?? "", "http://localhost").searchParams.get("start-after") ?? "";
      const page = keys.filter((key) => key > after).slice(0, 3);
      const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>1</Size></Contents>`).join("");
      response.setHeader("content-type", "application/xml");
      response.end(`<ListBucketResult><Name>shop</Name>${contents}</ListBucketResult>`);
    });
    const store = createS3Store({ ...place, endpoint: await listen(paging) }, { perPage: 3 });
    expect(await keysOf(store, "many/")).toEqual(keys);
    await close(paging);
  });

  it("pauses reads after a timeout, but always tries to write", async () => {
    let time = 0;
    let asked = 0;
    const away = createServer((request, response) => {
      asked += 1;
      request.resume();
      response.writeHead(503).end();
    });
    const endpoint = await listen(away);
    const store = createS3Store({ ...place, endpoint }, { rest: 2000, now: () => time });
    await expect(store.head("uploads/a.txt")).rejects.toThrow(ObjectStoreUnavailableError);
    await expect(store.get("uploads/a.txt")).rejects.toThrow(ObjectStoreUnavailableError);
    expect(asked).toBe(1);
    await expect(store.put("uploads/a.txt", Buffer.from("x"))).rejects.toThrow(ObjectStoreUnavailableError);
    expect(asked).toBe(2);
    time = 4001;
    await expect(store.head("uploads/a.txt")).rejects.toThrow(ObjectStoreUnavailableError);
    expect(asked).toBe(3);
    await close(away);
  });

  it("stops waiting for a stalled store at its time limit", async () => {
    const still = createServer(() => undefined);
    const store = createS3Store({ ...place, endpoint: await listen(still) }, { timeoutMs: 50 });
    await expect(store.head("uploads/a.txt")).rejects.toThrow(ObjectStoreUnavailableError);
    await close(still);
  });

  it("gives no partial object when the connection breaks", async () => {
    const breaking = createServer((_request, response) => {
      response.writeHead(200, { "content-length": "1000", etag: '"x"' });
      response.write("half of it", () => response.destroy());
    });
    const store = createS3Store({ ...place, endpoint: await listen(breaking) });
    await expect(readObject(store, "uploads/a.txt")).rejects.toThrow(ObjectStoreUnavailableError);
    await close(breaking);
  });
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${address !== null && typeof address === "object" ? address.port : 0}`;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
