// npm test: runs every check. Ends with the line "N passed, N failed".
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium, findHeadlessShell } from "../chromium.mjs";
import { findFirefox, findWebKit } from "../debianBrowsers.mjs";
import { hasPackages } from "../debianPackages.mjs";
import { comparablePictures } from "../pictures.mjs";
import { root, runStep } from "./runStep.mjs";

const long = process.argv.includes("--long");
const artifacts = join(root, ".artifacts");
const total = { passed: 0, failed: 0 };

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

/** A check that is one command: passes or fails as a whole. */
async function check(title, file, args) {
  const since = performance.now();
  const { code, output } = await runStep(file, args, { quiet: true });
  if (code === 0) total.passed += 1;
  else {
    total.failed += 1;
    console.log(output);
  }
  console.log(`${code === 0 ? "✓" : "✗"} ${title} (${seconds(since)})`);
}

function readCounts(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    const brokenFiles = testResults.filter(
      (one) => one.status === "failed" && one.assertionResults.length === 0,
    ).length;
    const problems = testResults.flatMap((one) => [
      ...(one.status === "failed" && one.assertionResults.length === 0 ? [`${one.name}\n${one.message}`] : []),
      ...one.assertionResults
        .filter((assertion) => assertion.status === "failed")
        .map((assertion) => `${one.name}\n${assertion.fullName}\n${assertion.failureMessages.join("\n")}`),
    ]);
    return { passed: numPassedTests, failed: numFailedTests + brokenFiles, problems };
  } catch {
    return { passed: 0, failed: 1, problems: ["The test runner ended without a report."] };
  }
}

/** A group of vitest projects: every test counts. */
async function suite(title, projects, options = {}) {
  const since = performance.now();
  const report = join(artifacts, `${projects.join("-")}.json`);
  rmSync(report, { force: true });
  const names = projects.flatMap((name) => ["--project", name]);
  // The JSON report contains only tests; errors outside of tests are printed by the other reporter.
  const reporters = ["--reporter=json", `--outputFile.json=${report}`, "--reporter=dot"];
  const args = ["run", ...names, ...(options.files ?? []), ...reporters];
  const { code, output } = await runStep("vitest", args, { env: options.env ?? {}, quiet: true });
  const counts = readCounts(report);
  const failed = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  total.passed += counts.passed;
  total.failed += failed;
  for (const problem of counts.problems) console.log(`${problem}\n`);
  if (failed > 0 && counts.problems.length === 0) console.log(output);
  console.log(`${failed === 0 ? "✓" : "✗"} ${title}: ${counts.passed} passed, ${failed} failed (${seconds(since)})`);
}

async function browser() {
  try {
    return await findChromium();
  } catch (error) {
    total.failed += 1;
    console.log(`✗ browser: ${error.message}`);
    return null;
  }
}

/** The test files of the other browsers. A browser that could be installed here but is missing counts as a failure. */
function otherBrowsers() {
  const finders = { firefox: findFirefox, webkit: findWebKit };
  return Object.entries(finders).flatMap(([name, find]) => {
    try {
      find();
      return [`tests/browsers/${name}.test.ts`];
    } catch (error) {
      if (hasPackages()) total.failed += 1;
      console.log(`${hasPackages() ? "✗" : "–"} browser: ${error.message}`);
      return [];
    }
  });
}

// Node keeps what it has compiled, so that the shops and programs that tests start, and the tests' workers, start
// faster.
process.env.NODE_COMPILE_CACHE ??= join(root, "node_modules/.cache/node");

const since = performance.now();
mkdirSync(artifacts, { recursive: true });
await check("types", "turbo", ["run", "typecheck", "--output-logs=errors-only"]);
await check("lint", "oxlint", ["--type-aware", "--deny-warnings"]);
await check("format", "oxfmt", ["--check"]);
await check("unused files, exports and dependencies", "knip", ["--no-progress"]);
await check("build of every package and the storefront", "turbo", ["run", "build", "--output-logs=errors-only"]);
await suite("rules, state and parts", ["unit", "dom"]);
if (long) {
  await check("changes in the rules that a test notices", process.execPath, ["tools/tasks/mutation.mjs", "--force"]);
}
await suite("server on PostgreSQL", ["server"], { env: long ? { TEST_LONG: "1" } : {} });
await suite("packages as a stranger sees them", ["outside"], { env: long ? { TEST_LONG: "1" } : {} });
const chromium = await browser();
if (chromium !== null) {
  const { comparable, line } = await comparablePictures();
  console.log(line);
  const env = { CHROMIUM_PATH: chromium, STORY_PICTURES: comparable ? "1" : "0" };
  const walks = { CHROMIUM_PATH: await findHeadlessShell(), ...(long ? { TEST_LONG: "1" } : {}) };
  await suite("packages in strangers' shops", ["strangers"], { env: walks });
  await suite("stories in Chromium", ["stories"], { env });
  await suite("what is checked in stories", ["checks"], { env });
  await suite("the shop in Chromium", ["e2e"], { env: walks });
  const files = [...otherBrowsers(), ...(long ? ["tests/browsers/chromium.test.ts"] : [])];
  if (files.length > 0) {
    await suite("the journeys in Firefox and WebKit", ["browsers"], { files, env: walks });
  }
  await suite("the demo in Chromium, and what its pages cost", ["demo"], { env: walks });
}
console.log(`\nAll checks took ${seconds(since)}.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
