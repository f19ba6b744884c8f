import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { join } from "node:path";
import * as z from "zod/mini";

const dependencies = z.optional(z.record(z.string(), z.string()));
const versionSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  dependencies,
  devDependencies: dependencies,
});
const sentSchema = z.object({
  name: z.string(),
  "dist-tags": z.record(z.string(), z.string()),
  versions: z.record(z.string(), versionSchema),
  _attachments: z.record(z.string(), z.object({ data: z.string() })),
});

/** A published version with its tag. */
export interface Sent extends z.infer<typeof versionSchema> {
  readonly tag: string;
}

/** A registry that accepts publications and keeps the tarballs in a folder; it knows no other packages. */
export interface TakingRegistry {
  readonly address: string;
  readonly sent: readonly Sent[];
  readonly close: () => Promise<void>;
}

/** Starts one; `folder` gets a tarball per version. */
export async function startTakingRegistry(folder: string): Promise<TakingRegistry> {
  mkdirSync(folder, { recursive: true });
  const sent: Sent[] = [];
  const take = async (request: IncomingMessage): Promise<void> => {
    const body = sentSchema.parse(JSON.parse((await buffer(request)).toString()));
    const [tag = ""] = Object.keys(body["dist-tags"]);
    for (const manifest of Object.values(body.versions)) sent.push({ ...manifest, tag });
    for (const [name, { data }] of Object.entries(body._attachments)) {
      writeFileSync(join(folder, name.replaceAll("/", "-")), Buffer.from(data, "base64"));
    }
  };
  const known = (name: string): string | null => {
    const versions = sent.filter((one) => one.name === name);
    if (versions.length === 0) return null;
    const tags = Object.fromEntries(versions.map(({ tag, version }) => [tag, version]));
    const byVersion = Object.fromEntries(versions.map((one) => [one.version, { ...one, dist: {} }]));
    return JSON.stringify({ name, "dist-tags": tags, versions: byVersion });
  };
  const server = createServer((request, response) => {
    if (request.method === "PUT") {
      take(request).then(
        () => response.writeHead(201).end("{}"),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
      return;
    }
    const found = known(decodeURIComponent(request.url ?? "").slice(1));
    response.writeHead(found === null ? 404 : 200, { "content-type": "application/json" }).end(found ?? "{}");
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === "object" ? bound?.port : ""}`,
    sent,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
