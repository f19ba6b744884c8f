import { createHash } from "node:crypto";

/** A style sheet of the shop's own, and the hash of its content. */
export interface OwnSheet {
  readonly hash: string;
  readonly css: string;
}

const folder = "/assets/theme/";

/** The route that serves the sheets. */
export const ownSheetRoute = `${folder}:file`;

/** Hashes the content of a sheet. */
export function ownSheet(css: string): OwnSheet {
  return { hash: createHash("sha256").update(css).digest("hex"), css };
}

/** Selectors for the whole page; a font set there applies to all text. */
const wholePage = /^(?::root|html|:host)?(?:\[data-theme(?:[~|^$*]?=[^\]]*)?\])?$/;

const isWholePage = (selector: string): boolean => selector.trim() !== "" && wholePage.test(selector.trim());

/**
 * Whether a sheet replaces the kit's font for all text, so that no page needs to load it. Fonts for a part of a page or
 * for some media do not count, as the rest still uses the kit's; nor does a list that includes the kit's font.
 */
export function hasOwnFont(css: string): boolean {
  const plain = css.replaceAll(/\/\*.*?\*\//gs, "");
  // Conditional rules apply to some visitors only.
  const rules = plain.replaceAll(/@(?:media|supports|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  const isGiven = [...rules.matchAll(/([^{};]+)\{([^{}]*)\}/g)].some(
    ([, selectors = "", said = ""]) =>
      selectors.split(",").some(isWholePage) && /(?:^|[\s;])--torg-font\s*:/.test(said),
  );
  return isGiven && !plain.includes("Schibsted Grotesk");
}

/** How documents refer to a sheet: its address, its integrity hash, and whether it brings its own font. */
export function sheetSetting({ hash, css }: OwnSheet) {
  const integrity = `sha256-${Buffer.from(hash, "hex").toString("base64")}`;
  return { address: `${folder}${hash}.css`, integrity, ownFont: hasOwnFont(css) };
}
