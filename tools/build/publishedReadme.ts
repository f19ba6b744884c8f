import { posix } from "node:path";

/** Where a README stands, and what is known of the repository around it. */
export interface ReadmePlace {
  /** Folder of the package below the root, such as `packages/cart`. */
  readonly folder: string;
  /** Web address of the repository without a slash at its end; null where it is not known. */
  readonly repository: string | null;
  /** Paths below the root by the names under which the package carries them. */
  readonly carried: Readonly<Record<string, string>>;
}

const isOutside = (target: string): boolean => /^(?:[a-z]+:|#)/i.test(target);

/**
 * A README as it is published: away from the repository no path leads anywhere. What the package carries is linked
 * there, everything else at the repository's web address; where that is not known, the words stay and the path is told.
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
