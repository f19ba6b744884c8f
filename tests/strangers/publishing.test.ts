import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { root } from "../outside/repository.ts";
import { startLocalRegistry } from "./localRegistry.ts";
import { installWithPnpm, publishedNames, runCommand, storeFolder, type Outcome } from "./strangerShop.ts";
import { startTakingRegistry, type TakingRegistry } from "./takingRegistry.ts";

const market = inject("market");
const folder = join(market.folder, "publishing");
const copy = join(folder, "repository");
const tarballs = join(folder, "tarballs");
const names = publishedNames();

/** The repository without its sources, as the published files are built already. */
function copyRepository(): void {
  const { stdout } = spawnSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
  const isNeeded = (file: string): boolean =>
    /^[^/]+$|^\.changeset\/|^tools\/(?:tasks|build)\/|^docs\/api\/|(?:^|\/)package\.json$/.test(file) ||
    (file.startsWith("packages/") && !file.includes("/src/"));
  for (const file of stdout.split("\0").filter((one) => one !== "" && isNeeded(one))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const name of names) {
    const dist = join("packages", name.replace("@torg/", ""), "dist");
    if (name !== "create-torg") cpSync(join(root, dist), join(copy, dist), { recursive: true });
  }
  const bumps = names.map((name) => `"${name}": patch`);
  writeFileSync(join(copy, ".changeset/everything.md"), ["---", ...bumps, "---", "", "Published once.", ""].join("\n"));
}

/** Publishes this repository, which is built and checked already, so that only the publishing is left. */
describe.runIf(process.env["TEST_LONG"] === "1")("npm run release", () => {
  let registry: TakingRegistry;
  const run = (file: string, ...args: readonly string[]): Promise<Outcome> =>
    runCommand(file, args, {
      cwd: copy,
      env: {
        PATH: `${join(copy, "node_modules/.bin")}:${dirname(process.execPath)}:${process.env["PATH"] ?? ""}`,
        npm_config_registry: `${registry.address}/`,
        pnpm_config_registry: `${registry.address}/`,
        GIT_AUTHOR_NAME: "A stranger",
        GIT_AUTHOR_EMAIL: "stranger@example.se",
        GIT_COMMITTER_NAME: "A stranger",
        GIT_COMMITTER_EMAIL: "stranger@example.se",
      },
    });
  const done = async (...command: readonly [string, ...string[]]): Promise<string> => {
    const { status, output } = await run(...command);
    expect(status, output).toBe(0);
    return output;
  };

  beforeAll(async () => {
    registry = await startTakingRegistry(tarballs);
    copyRepository();
    const token = registry.address.replace("http:", "");
    writeFileSync(join(copy, ".npmrc"), `registry=${registry.address}/\n${token}/:_authToken=made-up\n`);
    writeFileSync(join(copy, ".gitignore"), "node_modules\ndist\n.npmrc\n");
    await done("git", "init", "--quiet", "--initial-branch=main");
    await done("git", "add", ".");
    await done("git", "commit", "--quiet", "--message", "Everything");
    const offline = ["--offline", "--frozen-lockfile", "--ignore-scripts", `--store-dir=${storeFolder()}`];
    await done(join(root, "node_modules/.bin/pnpm"), "install", ...offline);
  });

  afterAll(() => registry.close());

  it("publishes a canary of every package, and the packages depend on exactly this version", async () => {
    await done("node", "tools/tasks/release.mjs", "--canary", "--checked");
    expect(registry.sent.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(new Set(registry.sent.map(({ tag }) => tag))).toEqual(new Set(["canary"]));
    const versions = new Set(registry.sent.map(({ version }) => version));
    expect(versions.size).toBe(1);
    expect([...versions].join()).toMatch(/^0\.0\.0-canary-\d{14}$/);
    const taken = registry.sent.flatMap(({ dependencies = {} }) =>
      Object.entries(dependencies).filter(([name]) => names.includes(name)),
    );
    expect(taken.length).toBeGreaterThan(20);
    expect(new Set(taken.map(([, version]) => version))).toEqual(versions);
    expect((await run("git", "tag")).output).toBe("");
    await done("git", "restore", "packages", ".changeset");
    await done("git", "clean", "--quiet", "--force", "packages");
  });

  it("publishes each new version once, with a tag, and no workspace references", async () => {
    await done("changeset", "version");
    await done("git", "add", ".");
    await done("git", "commit", "--quiet", "--message", "Version packages");
    const before = registry.sent.length;
    await done("node", "tools/tasks/release.mjs", "--checked");
    const sent = registry.sent.slice(before);
    expect(sent.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(new Set(sent.map(({ tag }) => tag))).toEqual(new Set(["latest"]));
    expect(sent.filter((one) => /"(?:workspace|catalog):/.test(JSON.stringify(one))).map(({ name }) => name)).toEqual(
      [],
    );
    const tags = sent.map(({ name, version }) => `${name}@${version}`).sort();
    expect((await run("git", "tag")).output.trim().split("\n").sort()).toEqual(tags);
    await done("node", "tools/tasks/release.mjs", "--checked");
    expect(registry.sent.length).toBe(before + names.length);
  });

  it("lets anybody install the published packages by name", async () => {
    const local = await startLocalRegistry(tarballs);
    const shop = join(folder, "shop");
    const { version = "" } = registry.sent.findLast(({ name }) => name === "@torg/cart") ?? {};
    const installation = { folder: shop, registry: local.address, dependencies: { "@torg/cart": version } };
    const installed = await installWithPnpm(installation);
    expect(installed.status, installed.output).toBe(0);
    const code = 'import { freeDelivery } from "@torg/cart/domain"; console.log(typeof freeDelivery)';
    const ran = await runCommand(process.execPath, ["--input-type=module", "-e", code], { cwd: shop });
    expect(ran.output.trim()).toBe("function");
    await local.close();
  });
});
