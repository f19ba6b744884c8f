import { createHash } from "node:crypto";

/** The stored hash of a random secret, so that a reader of the database cannot use it. */
export const secretHash = (secret: string): Buffer => createHash("sha256").update(secret).digest();
