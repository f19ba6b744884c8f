import { exampleName, readmeOf } from "./readmeExamples.ts";
import { libraryFolders } from "./strangerShop.ts";

/** The README example that a page shows. */
export interface PageExample {
  /** Folder of the package below `packages`. */
  readonly name: string;
  /** The packages that the README says to install. */
  readonly installed: Readonly<Record<string, string>>;
  readonly component: string;
  readonly code: string;
}

/** The README example of every package with components. */
export function pageExamples(): readonly PageExample[] {
  return libraryFolders().flatMap((folder) => {
    const { installed, examples } = readmeOf(folder);
    const page = examples.find(({ kind }) => kind === "page");
    if (page === undefined) return [];
    const names = installed.filter((name) => !name.startsWith("react"));
    return [
      {
        name: folder.replace("packages/", ""),
        installed: Object.fromEntries(names.map((name) => [name, "latest"])),
        component: exampleName(page.code),
        code: page.code,
      },
    ];
  });
}
