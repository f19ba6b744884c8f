import { existsSync, globSync } from "node:fs";
import { installPackages, onPath } from "./debianPackages.mjs";

function fileOfVariable(variable) {
  const file = process.env[variable];
  if (!file) return null;
  if (!existsSync(file)) throw new Error(`${variable} names ${file}, which does not exist.`);
  return file;
}

/** Finds something, installing it first if it is missing. Throws with apt-get's message if that fails. */
function findOrInstall(find, packages, missing) {
  const known = find();
  if (known !== null) return known;
  const refusal = installPackages(packages);
  const found = find();
  if (found === null) throw new Error([missing, refusal].filter((words) => words !== null).join("\n"));
  return found;
}

/**
 * Finds the Firefox for the journeys: FIREFOX_PATH, one on the PATH, or Debian's package when root. Throws when there
 * is none, so that a missing browser never silently skips tests. Ubuntu has only a snap, which does not run in
 * containers, so there it must already be installed.
 */
export function findFirefox() {
  return findOrInstall(
    () => fileOfVariable("FIREFOX_PATH") ?? onPath("firefox-esr") ?? onPath("firefox"),
    ["firefox-esr"],
    "No Firefox could be found or installed. Install firefox-esr, or set FIREFOX_PATH to a Firefox.",
  );
}

const webKitPackages = ["webkit2gtk-driver", "xvfb"];

/** The MiniBrowsers of all WebKitGTK series below a folder, the newest last; their names changed with GTK 4. */
export function smallBrowsers(folder = "/usr") {
  const seriesOf = (file) => Number(/gtk-(\d+\.\d+)/.exec(file)?.[1] ?? 0);
  const all = globSync("{lib,lib64,libexec}/{,*/}{webkit2gtk,webkitgtk}-*/MiniBrowser", { cwd: folder });
  return all.toSorted((a, b) => seriesOf(a) - seriesOf(b)).map((file) => `${folder}/${file}`);
}

function webKitFiles() {
  const driver = onPath("WebKitWebDriver");
  const binary = fileOfVariable("MINIBROWSER_PATH") ?? smallBrowsers().at(-1);
  return driver === null || binary === undefined || onPath("Xvfb") === null ? null : { driver, binary };
}

/** Finds WebKitGTK's driver and MiniBrowser, and Xvfb: on the machine, or Debian's packages when root. */
export function findWebKit() {
  const packages = webKitPackages.join(" and ");
  const missing = `No WebKitGTK could be found or installed. Install ${packages}, or set MINIBROWSER_PATH to a MiniBrowser.`;
  return findOrInstall(webKitFiles, webKitPackages, missing);
}
