import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { smallBrowsers } from "../../tools/debianBrowsers.mjs";
import { installPackages } from "../../tools/debianPackages.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "torg-packages-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** Installs with a fake apt-get made of these lines; `$*` are its arguments. */
function install(script: string, options: Parameters<typeof installPackages>[1] = {}): string | null {
  const file = join(folder, "apt-get");
  writeFileSync(file, `#!/bin/sh\necho "$*" >> ${folder}/asked\n${script}\n`);
  chmodSync(file, 0o755);
  const env = { PATH: `${folder}:/usr/bin:/bin` };
  return installPackages(["firefox-esr"], { env, isRoot: true, limit: { update: 10_000, install: 300 }, ...options });
}

const asked = () => readFileSync(join(folder, "asked"), "utf8").trim().split("\n");

describe("installing packages", () => {
  it("updates the list, installs without questions, and prints nothing on success", () => {
    expect(install("exit 0", { limit: { update: 10_000, install: 10_000 } })).toBeNull();
    expect(asked().map((line) => line.replace(/^(-o \S+ )+/, ""))).toEqual([
      "update",
      "install -y --no-install-recommends firefox-esr",
    ]);
  });

  it("prints the output of apt-get on failure", () => {
    const words = install('echo "E: Unable to locate package $*" >&2; exit 100', {
      limit: { update: 10_000, install: 10_000 },
    });
    expect(words).toMatch(/apt-get update ended with 100: E: Unable to locate package/);
    expect(words).toMatch(/apt-get install -y --no-install-recommends firefox-esr ended with 100: E: Unable/);
  });

  it("does not wait for a mirror that does not respond", () => {
    const words = install('case "$*" in *update) exit 0;; esac; exec sleep 60');
    expect(words).toBe("apt-get install -y --no-install-recommends firefox-esr was not done after 0.3 s.");
  });

  it("does nothing and says so when only root may install, and when there is no apt-get", () => {
    expect(install("exit 0", { isRoot: false })).toBe("Only root may install: sudo apt-get install firefox-esr");
    expect(installPackages(["xvfb"], { env: { PATH: join(folder, "none") } })).toBe("There is no apt-get here.");
  });
});

it("finds the small browser of WebKitGTK wherever a system keeps it, the newest series first", () => {
  const files = [
    "lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
    "lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "lib/aarch64-linux-gnu/webkitgtk-6.0/MiniBrowser",
    "libexec/webkit2gtk-4.1/MiniBrowser",
  ];
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  expect(smallBrowsers(folder)).toHaveLength(files.length);
  expect(smallBrowsers(folder).at(-1)).toBe(join(folder, "lib/aarch64-linux-gnu/webkitgtk-6.0/MiniBrowser"));
});
