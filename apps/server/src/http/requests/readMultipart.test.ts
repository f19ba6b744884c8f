import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { readMultipart } from "./readMultipart.ts";

const type = "multipart/form-data; boundary=x";
const limits = { files: 1, fileBytes: 100 };

it("rejects a form whose sender left before it was read", async () => {
  const body = new PassThrough();
  body.destroy();
  await expect(readMultipart(body, type, limits)).rejects.toMatchObject({ statusCode: 400 });
});

it("rejects a form whose sender disappears in the middle", async () => {
  const body = new PassThrough();
  const read = readMultipart(body, type, limits);
  body.write('--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nBuck');
  body.destroy();
  await expect(read).rejects.toMatchObject({ statusCode: 400 });
});

it("reads a form whose connection closes right after its end", async () => {
  const body = new PassThrough();
  const read = readMultipart(body, type, limits);
  body.end('--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nBuckla\r\n--x--\r\n');
  expect((await read).get("message")).toBe("Buckla");
});
