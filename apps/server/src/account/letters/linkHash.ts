import { createHash } from "node:crypto";

/** What is kept of the token of a link: whoever reads the database can follow none. */
export const linkHash = (token: string): Buffer => createHash("sha256").update(token).digest();
