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

/** What stands for the whole page, so that a face that is given there is that of all text. */
const wholePage = /^(?::root|html|:host)?(?:\[data-theme(?:[~|^$*]?=[^\]]*)?\])?$/;

const isWholePage = (selector: string): boolean => selector.trim() !== "" && wholePage.test(selector.trim());

/**
 * Whether a sheet gives all text another face than the kit's, so that no page needs the kit's. A face given to a part of
 * a page, or to a certain medium alone, is none: the rest keeps the kit's; nor is a list that names the kit's.
 */
export function hasOwnFont(css: string): boolean {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, "");
  // What only some visitors meet does not count.
  const rules = plain.replaceAll(/@(?:media|supports|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  const given = [...rules.matchAll(/([^{};]+)\{([^{}]*)\}/g)].some(
    ([, selectors = "", said = ""]) =>
      selectors.split(",").some(isWholePage) && /(?:^|[\s;])--torg-font\s*:/.test(said),
  );
  return given && !plain.includes("Schibsted Grotesk");
}

/** How documents name a sheet: its address, the hash that browsers hold it to, and whether it brings its own face. */
export function sheetSetting({ hash, css }: OwnSheet) {
  const integrity = `sha256-${Buffer.from(hash, "hex").toString("base64")}`;
  return { address: `${folder}${hash}.css`, integrity, ownFont: hasOwnFont(css) };
}
