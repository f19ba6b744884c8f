import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runProgram } from "./runProgram.ts";

const folder = mkdtempSync(join(tmpdir(), "run-program-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const from = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href);

/** A program that ends with its parent, doing this work. */
function programOf(name: string, work: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `const { endWithParent } = await import(${from("./endWithParent.ts")});\nendWithParent();\n${work}`,
  );
  return file;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("runs a program to its end, and reports when it fails", async () => {
  await runProgram(programOf("good", "if (process.env.WORK !== 'fill') process.exit(3);"), { WORK: "fill" });
  await expect(runProgram(programOf("bad", "process.exit(3);"), {})).rejects.toThrow("It ended with 3.");
});

it("leaves no process running whose parent was killed", async () => {
  const program = programOf("long", "console.log('at work ' + process.pid); setInterval(() => {}, 1000);");
  const starter = join(folder, "starter.mjs");
  const script = `(await import(${from("./runProgram.ts")})).runProgram(${JSON.stringify(program)}, {});`;
  writeFileSync(starter, script);
  const parent = spawn(process.execPath, [starter], { stdio: ["ignore", "pipe", "inherit"] });
  const pid = await new Promise<number>((resolve) => {
    parent.stdout.on("data", (chunk: Buffer) => {
      const found = /at work (\d+)/.exec(chunk.toString())?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  expect(isRunning(pid)).toBe(true);
  parent.kill("SIGKILL");
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
});
