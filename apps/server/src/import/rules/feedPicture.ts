import { createHash } from "node:crypto";

/** A picture of a feed: where the shop serves it, and where it is fetched from. */
export interface FeedPicture {
  readonly path: string;
  readonly source: string;
}

/** The picture that a delivered http(s) address stands for; the same address always has the same path. */
export function feedPicture(source: string): FeedPicture {
  const name = createHash("sha256").update(source).digest("base64url").slice(0, 22);
  return { path: `/assets/uploads/feed/${name}.webp`, source };
}
