import { describe, expect, it } from "vitest";
import { readText } from "./repository.ts";

const template = "packages/create-torg/template";
const withoutComments = (text: string): string => text.replaceAll(/^#.*\n/gm, "");

describe.each([
  ["of this repository", "Dockerfile", "tools/run.mjs tools/tasks/assemble.mjs"],
  ["of a shop of one's own", `${template}/Dockerfile`, "npm ci"],
])("the container %s", (_of, file, install) => {
  const lines = withoutComments(readText(file)).split("\n");

  it("is built from the lockfile, on the Node version that the shop is tested with", () => {
    const version = /^nodeVersion: (\S+)$/m.exec(readText("pnpm-workspace.yaml"))?.[1];
    const bases = lines.filter((line) => line.startsWith("FROM ")).map((line) => line.split(" ")[1]);
    expect(bases).toEqual([`node:${version}-trixie-slim`, `node:${version}-trixie-slim`]);
    expect(lines.filter((line) => line.startsWith("RUN ") && line.includes(install))).toHaveLength(1);
  });

  it("does not run as root, keeps its data in a volume and reports whether it can serve", () => {
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
    expect(last).toEqual(expect.arrayContaining(["USER node", "VOLUME /data", "EXPOSE 3000"]));
    expect(last.some((line) => line.startsWith("HEALTHCHECK ") && line.includes("/readyz"))).toBe(true);
    expect(last.findIndex((line) => line.startsWith("CMD "))).toBeGreaterThan(last.indexOf("USER node"));
  });

  it("includes neither secrets nor locally installed files", () => {
    const ignored = readText(
      file.replace("Dockerfile", file === "Dockerfile" ? ".dockerignore" : "dockerignore"),
    ).split("\n");
    expect(ignored).toEqual(expect.arrayContaining(["node_modules", ".data", ".env", ".git"]));
  });
});

it("runs shop and PostgreSQL with one compose file, here and in a shop of one's own", () => {
  const compose = readText("compose.yaml");
  expect(withoutComments(readText(`${template}/compose.yaml`))).toBe(withoutComments(compose));
  // Secrets have no defaults, and only the shop is exposed to the machine, on its loopback address.
  expect(compose).not.toMatch(/\$\{\w*(?:PASSWORD|KEY)\w*(?::?-|\})/);
  expect(compose.match(/^ {6}- [\d.]+:\d+:\d+$/gm)).toEqual(["      - 127.0.0.1:3000:3000"]);
  expect(compose).toContain("read_only: true");
});
