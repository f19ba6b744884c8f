import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";

function onPath(name) {
  const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : null;
}

/** Whether this system has packages of these names at all: where it has not, a missing browser is nobody's fault. */
export function hasPackages() {
  return onPath("apt-get") !== null;
}

/** Installs what is missing where that asks for nobody's password, as for Chromium. */
function installFromDebian(packages) {
  if (!hasPackages() || process.getuid?.() !== 0) return;
  console.log(`Installing Debian's ${packages.join(", ")} …`);
  spawnSync("apt-get", ["update"], { stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { stdio: "ignore" });
}

function fileOfVariable(variable) {
  const file = process.env[variable];
  if (!file) return null;
  if (!existsSync(file)) throw new Error(`${variable} names ${file}, which does not exist.`);
  return file;
}

/**
 * The Firefox that the journeys are walked in: FIREFOX_PATH, one on the PATH, or Debian's package when root. Throws
 * when none can be had, so that a missing browser is never a silent skip.
 */
export function findFirefox() {
  const find = () => fileOfVariable("FIREFOX_PATH") ?? onPath("firefox-esr") ?? onPath("firefox");
  if (find() === null) installFromDebian(["firefox-esr"]);
  const file = find();
  if (file === null) {
    throw new Error("No Firefox could be found or installed. Install firefox-esr, or set FIREFOX_PATH to a Firefox.");
  }
  return file;
}

const webKitPackages = ["webkit2gtk-driver", "xvfb"];

function webKitFiles() {
  const driver = onPath("WebKitWebDriver");
  const [binary] = globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-*/MiniBrowser").toSorted().toReversed();
  return driver === null || binary === undefined || onPath("Xvfb") === null ? null : { driver, binary };
}

/** WebKitGTK's driver and small browser, and Xvfb beside them: on the machine, or Debian's packages when root. */
export function findWebKit() {
  if (webKitFiles() === null) installFromDebian(webKitPackages);
  const files = webKitFiles();
  if (files === null) {
    throw new Error(`No WebKitGTK could be found or installed. Install ${webKitPackages.join(" and ")}.`);
  }
  return files;
}
