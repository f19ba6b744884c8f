import { createHash } from "node:crypto";

/** The hash by which policies and `integrity` know a content: `sha256-…`. */
export function contentHash(content: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(content).digest("base64")}`;
}
