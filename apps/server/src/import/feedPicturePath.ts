import { uploadsPath } from "@torg/format/addresses";
import { createHash } from "node:crypto";

/** The shop's path of a picture with a delivered http(s) address; the same address always has the same path. */
export function feedPicturePath(source: string): string {
  const name = createHash("sha256").update(source).digest("base64url").slice(0, 22);
  return `${uploadsPath}feed/${name}.webp`;
}
