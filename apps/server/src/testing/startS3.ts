import S3rver from "@20minutes/s3rver";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Place } from "../objects/createS3Store.ts";

/**
 * A server that speaks S3, on a folder of its own, with one empty bucket. It refuses wrong signatures where it is strict;
 * then it cannot list, as it leaves the last slash of the bucket's address out of what it believes was signed.
 */
export async function startS3({ isStrict = false } = {}): Promise<{
  readonly place: S3Place;
  readonly stop: () => Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), "torg-s3-"));
  const server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures: !isStrict,
    configureBuckets: [{ name: "shop", configs: [] }],
  });
  const { port } = await server.run();
  return {
    place: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: "shop",
      region: "us-east-1",
      // The one account that this server knows.
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      prefix: "",
    },
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
