import { execFile } from "node:child_process";
import { expect, it } from "vitest";

const place = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

/** The OpenTelemetry packages loaded by a process that imports the whole server and starts traces, or does not. */
function loadedBy(config: object | undefined): Promise<readonly string[]> {
  const program = `
    import { registerHooks } from "node:module";
    const seen = new Set();
    registerHooks({ resolve(name, context, next) {
      if (name.startsWith("@opentelemetry/")) seen.add(name);
      return next(name, context);
    } });
    await import(${place("../index.ts")});
    const { startTraces } = await import(${place("./startTraces.ts")});
    const traces = await startTraces(${JSON.stringify(config)});
    await traces?.close();
    console.log(JSON.stringify([...seen]));
    process.exit();`;
  const words = ["--conditions=@torg/source", "--input-type=module", "--eval", program];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, (error, stdout) =>
      error === null ? resolve(JSON.parse(stdout)) : reject(error),
    );
  });
}

it("loads nothing of OpenTelemetry unless tracing is on", async () => {
  expect(await loadedBy(undefined)).toEqual([]);
  expect(await loadedBy({ sampling: "always_on", ratio: 1 })).toContain("@opentelemetry/sdk-trace");
});
