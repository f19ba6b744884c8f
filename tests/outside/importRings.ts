import { posix } from "node:path";

/** The files that each file imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Builds the graph of relative imports; `importsOf` gives the specifiers in a file. */
export function importGraph(files: readonly string[], importsOf: (file: string) => readonly string[]): ImportGraph {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importsOf(file)
        .filter((specifier) => specifier.startsWith("."))
        .map((specifier) => posix.join(posix.dirname(file), specifier))
        .filter((target) => known.has(target)),
    ]),
  );
}

/** The other folders that each folder imports from. */
export function folderGraph(graph: ImportGraph, folderOf: (file: string) => string): ImportGraph {
  const folders = new Map<string, readonly string[]>();
  for (const [file, targets] of graph) {
    const own = folderOf(file);
    const others = targets.map(folderOf).filter((folder) => folder !== own);
    folders.set(own, [...new Set([...(folders.get(own) ?? []), ...others])]);
  }
  return folders;
}

/** Import cycles between files or folders, each as its path; type and dynamic imports count too. */
export function importRings(graph: ImportGraph): readonly string[] {
  const done = new Set<string>();
  const way: string[] = [];
  const rings: string[] = [];
  const visit = (file: string): void => {
    const at = way.indexOf(file);
    if (at !== -1) rings.push([...way.slice(at), file].join(" -> "));
    if (at !== -1 || done.has(file)) return;
    way.push(file);
    for (const target of graph.get(file) ?? []) visit(target);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return rings;
}
