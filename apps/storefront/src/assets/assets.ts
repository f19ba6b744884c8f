import type { IslandMap } from "@torg/islands/runtime";

/** Addresses of the built files that a page references. */
export interface Assets {
  readonly runtime: string;
  /** The script that applies a shop's own texts, where it has some. */
  readonly ownWords?: string;
  /** Inline script of every document, before its content; undefined in development. */
  readonly early?: string;
  /** Each island's module with everything that it imports. */
  readonly islands: IslandMap;
  readonly styles: Readonly<Record<string, string>>;
  /** The font of the component library, preloaded before the style sheets; undefined in development. */
  readonly font?: string;
  /** Subresource integrity hashes by address; undefined in development. */
  readonly integrity?: Readonly<Record<string, string>>;
  /** Extra modules of the development server, loaded before the runtime. */
  readonly development?: readonly string[];
}
