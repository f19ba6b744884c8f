import { exampleName, readmeOf } from "./readmeExamples.ts";
import { libraryFolders } from "./strangerShop.ts";

/** The example of a README that a page shows. */
export interface PageExample {
  /** Folder of the package below `packages`. */
  readonly name: string;
  /** What the README says to install. */
  readonly installed: Readonly<Record<string, string>>;
  readonly component: string;
  readonly code: string;
}

/** Of every package that draws, the example of its README. */
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
