import { createHash } from "node:crypto";

/** A style sheet of the shop's own under the hash of what it says. */
export interface OwnSheet {
  readonly hash: string;
  readonly css: string;
}

const folder = "/assets/theme/";

/** Where sheets are served, for the router. */
export const ownSheetRoute = `${folder}:file`;

/** The sheet of what a file says. */
export function ownSheet(css: string): OwnSheet {
  return { hash: createHash("sha256").update(css).digest("hex"), css };
}

/** How documents name a sheet: its address, and the hash that browsers hold it to. */
export function sheetSetting({ hash }: Pick<OwnSheet, "hash">) {
  const integrity = `sha256-${Buffer.from(hash, "hex").toString("base64")}`;
  return { address: `${folder}${hash}.css`, integrity };
}
