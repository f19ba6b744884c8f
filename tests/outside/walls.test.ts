import { describe, expect, it } from "vitest";
import { folderGraph, importGraph, importRings } from "./importRings.ts";
import { importsOf, readText, repositoryFiles } from "./repository.ts";
import {
  featureRooms,
  foundations,
  ownGround,
  plainPackages,
  serverAllows,
  serverFolders,
  serverTestsAllow,
  showing,
} from "./rooms.ts";

const sources = repositoryFiles().filter((file) => /^(packages|apps)\/[^/]+\/src\/.*\.(ts|tsx)$/.test(file));
const isShowing = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file) || /\/src\/testing\//.test(file);

function matches(specifier: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) =>
    pattern.endsWith("*") ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern,
  );
}

/** The folder below `src` that a relative specifier leads to, from a file `room/…/file`. */
function targetRoom(file: string, specifier: string): string {
  const parts = file.split("/").slice(3, -1);
  for (const part of specifier.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  return parts[0] ?? "";
}

function allowedFoundation(name: string, room: string, specifier: string): boolean {
  const match = /^@torg\/(\w+)\/(\w+)(?:\/\w+)?$/.exec(specifier);
  if (match === null || !(foundations[name] ?? []).includes(match[1] ?? "")) return false;
  const target = match[2] ?? "";
  return target === room || (featureRooms[room]?.own ?? []).includes(target);
}

function problemInFeature(file: string, specifier: string): string | null {
  const [, name = "", , room = ""] = file.split("/");
  const rules = featureRooms[room];
  if (rules === undefined && isShowing(file)) return null;
  if (rules === undefined) return `lies outside the rooms ${Object.keys(featureRooms).join(", ")}`;
  if (specifier.startsWith("node:") && isShowing(file)) return null;
  if (specifier.endsWith(".css") && specifier.startsWith(".")) return room === "react" ? null : "imports a style sheet";
  if (specifier.startsWith(".")) {
    const target = targetRoom(file, specifier);
    if (target === room || rules.own.includes(target)) return null;
    if (isShowing(file) && (target === "testing" || Object.hasOwn(featureRooms, target))) return null;
    return `may use the rooms ${[room, ...rules.own].join(", ")}, not ${target}`;
  }
  if (room === "react" && matches(specifier, ownGround[name] ?? [])) return null;
  if (matches(specifier, rules.packages) || allowedFoundation(name, room, specifier)) return null;
  if (isShowing(file) && (matches(specifier, showing) || specifier.startsWith("@torg/http") || specifier === "react"))
    return null;
  if (isShowing(file) && /^@torg\/\w+\/fixtures$/.test(specifier)) return null;
  return `may import ${rules.packages.join(", ")}`;
}

function problemInPlainPackage(file: string, specifier: string): string | null {
  const name = file.split("/")[1] ?? "";
  if (specifier.startsWith(".")) return null;
  if (matches(specifier, plainPackages[name] ?? [])) return null;
  if (isShowing(file) && (matches(specifier, showing) || specifier.startsWith("node:") || specifier === "axe-core"))
    return null;
  return `may import only ${(plainPackages[name] ?? []).join(", ") || "its own files"}`;
}

/** Tests, and files outside the folders, may import from anywhere. */
function problemInOrder(file: string, specifier: string): string | null {
  const own = file.split("/").slice(3, -1)[0];
  if (own === undefined || isShowing(file)) return null;
  const target = targetRoom(file, specifier);
  const missing = [own, target].find((folder) => !serverFolders.includes(folder));
  if (missing !== undefined) return `${missing} has no place in the order of the server's folders`;
  return serverFolders.indexOf(target) > serverFolders.indexOf(own) ? `${own} stands below ${target}` : null;
}

function problemInServer(file: string, specifier: string): string | null {
  if (specifier.startsWith(".")) return problemInOrder(file, specifier);
  if (/^react(-dom)?($|\/)/.test(specifier)) return "the server needs no React";
  if (!specifier.startsWith("@torg/")) return null;
  // It lists all texts, so that a shop can replace them.
  if (file === "apps/server/src/shopFile/words/wordSets.ts" && /^@torg\/\w+\/texts$/.test(specifier)) return null;
  const patterns = isShowing(file) ? serverTestsAllow : serverAllows;
  return patterns.some((pattern) => pattern.test(specifier))
    ? null
    : "may use only domain and contract rooms, format, http, facets and feed";
}

function problemOf(file: string, specifier: string): string | null {
  const [area, name = ""] = file.split("/");
  if (area === "apps") return name === "server" ? problemInServer(file, specifier) : null;
  return Object.hasOwn(plainPackages, name)
    ? problemInPlainPackage(file, specifier)
    : problemInFeature(file, specifier);
}

const problems = (files: readonly string[]): readonly string[] =>
  files.flatMap((file) =>
    importsOf(readText(file)).flatMap((specifier) => {
      const problem = problemOf(file, specifier);
      return problem === null ? [] : [`${file} imports ${specifier}: ${problem}`];
    }),
  );

describe("walls between rooms", () => {
  it("are checked on existing source files", () => {
    expect(sources.length).toBeGreaterThan(100);
  });

  it("allow no import across a wall", () => {
    expect(problems(sources)).toEqual([]);
  });

  it("report an import that crosses a wall", () => {
    expect(problemOf("packages/cart/src/domain/cart.ts", "react")).not.toBeNull();
    expect(problemOf("packages/cart/src/domain/cart.ts", "../react/useCart.ts")).not.toBeNull();
    expect(problemOf("packages/catalog/src/react/Tile.tsx", "@torg/cart")).not.toBeNull();
    expect(problemOf("packages/checkout/src/react/CheckoutPage.tsx", "@torg/cart")).not.toBeNull();
    expect(problemOf("packages/catalog/src/domain/filters/shownRange.ts", "react")).not.toBeNull();
    expect(problemOf("packages/catalog/src/domain/filters/shownRange.ts", "../../react/Tile.tsx")).not.toBeNull();
    expect(problemOf("packages/checkout/src/domain/order.ts", "@torg/cart/domain")).toBeNull();
    expect(problemOf("packages/checkout/src/state/createOrder.ts", "@torg/cart/domain/buying")).toBeNull();
    expect(problemOf("packages/catalog/src/state/createListingState.ts", "@torg/cart/domain/buying")).not.toBeNull();
    expect(problemOf("apps/server/src/cart/rules.ts", "@torg/cart/domain/buying")).toBeNull();
    expect(problemOf("apps/server/src/cart/rules.ts", "@torg/cart")).not.toBeNull();
    expect(problemOf("apps/server/src/cart/rules.ts", "@torg/cart/texts")).not.toBeNull();
    expect(problemOf("packages/format/src/money/formatPrice.ts", "zod")).not.toBeNull();
  });

  it("have a place for every folder of the server in their order", () => {
    const folders = sources.flatMap((file) =>
      isShowing(file) ? [] : (/^apps\/server\/src\/(\w+)\//.exec(file)?.[1] ?? []),
    );
    expect(serverFolders.toSorted()).toEqual([...new Set(folders)].toSorted());
  });

  it("are listed in architecture.md in the order of the server's folders", () => {
    const told = readText("docs/architecture.md")
      .split("\n")
      .filter((line) => /^\| \d/.test(line))
      .flatMap((line) => [...line.matchAll(/`(\w+)`/g)].map(([, folder = ""]) => folder));
    expect([...new Set(told)].filter((folder) => serverFolders.includes(folder))).toEqual(serverFolders);
  });

  it("report a server folder that imports from one above it", () => {
    const cart = "apps/server/src/cart/loadCart.ts";
    expect(problemOf(cart, "../payments/Payment.ts")).toBe("cart stands below payments");
    expect(problemOf("apps/server/src/cart/codes/setCode.ts", "../../shop/createShop.ts")).toBe(
      "cart stands below shop",
    );
    expect(problemOf(cart, "../testing/fillShop.ts")).toBe("testing has no place in the order of the server's folders");
    expect(problemOf(cart, "../catalogue/products/priorPrice.ts")).toBeNull();
    expect(problemOf(cart, "./CartRow.ts")).toBeNull();
    expect(problemOf("apps/server/src/cart/loadCart.test.ts", "../payments/Payment.ts")).toBeNull();
    expect(problemOf("apps/server/src/main.ts", "./shop/createShop.ts")).toBeNull();
  });

  it("allow no import cycles between files", () => {
    expect(importRings(importGraph(sources, (file) => importsOf(readText(file))))).toEqual([]);
  });

  it("report an import cycle between files", () => {
    const specifiers: Readonly<Record<string, readonly string[]>> = {
      "a/one.ts": ["./two.ts", "zod"],
      "a/two.ts": ["../b/three.ts"],
      "b/three.ts": ["../a/one.ts"],
      "b/four.ts": ["./three.ts"],
    };
    const rings = importRings(importGraph(Object.keys(specifiers), (file) => specifiers[file] ?? []));
    expect(rings).toEqual(["a/one.ts -> a/two.ts -> b/three.ts -> a/one.ts"]);
  });

  it("allow no import cycles between folders of the storefront", () => {
    const inFolders = /^apps\/storefront\/src\/(\w+)\//;
    const files = sources.filter((file) => inFolders.test(file) && !isShowing(file));
    const folders = folderGraph(
      importGraph(files, (file) => importsOf(readText(file))),
      (file) => inFolders.exec(file)?.[1] ?? "",
    );
    expect(folders.size).toBeGreaterThan(10);
    expect(importRings(folders)).toEqual([]);
  });

  it("report an import cycle between folders", () => {
    const graph = new Map([
      ["a/one", ["a/two", "b/one"]],
      ["a/two", []],
      ["b/one", ["b/two"]],
      ["b/two", ["a/two"]],
    ]);
    expect(importRings(folderGraph(graph, (file) => file.slice(0, 1)))).toEqual(["a -> b -> a"]);
  });

  it("keep every rule behind one entry point: that of a domain room exports only its own folder", () => {
    const doors = sources.filter((file) => /^packages\/\w+\/src\/domain\/(\w+\/)?index\.ts$/.test(file));
    const foreign = doors.flatMap((file) =>
      importsOf(readText(file))
        .filter((specifier) => !/^\.\/\w+\.ts$/.test(specifier))
        .map((specifier) => `${file} hands on ${specifier}`),
    );
    expect(doors.length).toBeGreaterThan(10);
    expect(foreign).toEqual([]);
  });

  it("allow re-exports by name only", () => {
    const starred = sources.filter((file) => /^\s*export \* /m.test(readText(file)));
    expect(starred).toEqual([]);
  });

  it("require the small build of zod wherever a browser may load it", () => {
    const heavy = sources.filter(
      (file) =>
        file.startsWith("packages/") &&
        /from "zod"/.test(readText(file)) &&
        !file.startsWith("packages/http/src/openapi"),
    );
    expect(heavy).toEqual([]);
  });
});
