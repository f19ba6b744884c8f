import { createHash } from "node:crypto";

/** The stored hash of a link's token, so that a reader of the database cannot follow links. */
export const linkHash = (token: string): Buffer => createHash("sha256").update(token).digest();
