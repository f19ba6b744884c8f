import S3rver from "@20minutes/s3rver";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { S3Place } from "../objects/createS3Store.ts";

/**
 * An S3 server on its own folder, with one empty bucket. If strict it rejects wrong signatures; it then cannot list,
 * since it drops the last slash of the bucket's address from the string to sign.
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
      // The only account of this server.
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
