import { posix } from "node:path";

/** The location of a README, and what is known of its repository. */
export interface ReadmePlace {
  /** Folder of the package below the root, such as `packages/cart`. */
  readonly folder: string;
  /** Web address of the repository without a trailing slash; null if unknown. */
  readonly repository: string | null;
  /** Paths below the root, by their names in the package. */
  readonly carried: Readonly<Record<string, string>>;
}

const isOutside = (target: string): boolean => /^(?:[a-z]+:|#)/i.test(target);

/**
 * The README as published, where relative paths do not work. Files in the package are linked there, all others at the
 * repository's web address; if that is unknown, the link text stays and the path is added.
 */
export function publishedReadme(markdown: string, { folder, repository, carried }: ReadmePlace): string {
  return markdown.replaceAll(/\[([^\]]*)\]\(([^)\s]+)\)/g, (link, words: string, target: string) => {
    if (isOutside(target)) return link;
    const [path = "", anchor] = target.split("#");
    const hash = anchor === undefined ? "" : `#${anchor}`;
    const inside = posix.join(folder, path);
    const name = Object.keys(carried).find((one) => carried[one] === inside);
    if (name !== undefined) return `[${words === inside ? name : words}](./${name}${hash})`;
    if (repository !== null) return `[${words}](${repository}/blob/HEAD/${inside}${hash})`;
    return words === inside ? `\`${inside}\`` : `${words} (\`${inside}\` in the repository)`;
  });
}
