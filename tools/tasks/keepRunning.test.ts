import { type ChildProcess, spawn } from "node:child_process";
import { expect, it } from "vitest";
import { keepRunning } from "./keepRunning.mjs";

const opens = "process.send('open');";

/** Starts one script after another, and the last one repeatedly. */
function starting(...scripts: readonly string[]) {
  const children: ChildProcess[] = [];
  const start = (): ChildProcess => {
    const script = scripts[Math.min(children.length, scripts.length - 1)] ?? "";
    const child = spawn(process.execPath, ["-e", script], { stdio: ["ignore", "ignore", "ignore", "ipc"] });
    children.push(child);
    return child;
  };
  return { children, start };
}

function keeping(start: () => ChildProcess) {
  const words: string[] = [];
  const stop = new AbortController();
  const say = (line: string): void => void words.push(line);
  const code = keepRunning(start, { say, stop: stop.signal, firstPause: 4, maxPause: 16 });
  return { words, stop, code };
}

it("starts a shop again that failed or was killed, says so, and leaves when it ends well", async () => {
  const { children, start } = starting(
    `${opens} process.exitCode = 70`,
    `${opens} process.kill(process.pid, "SIGKILL")`,
    "process.exitCode = 1",
    `${opens} process.exitCode = 0`,
  );
  const { words, code } = keeping(start);
  expect(await code).toBe(0);
  expect(children).toHaveLength(4);
  expect(words).toEqual([
    "The shop ended with code 70. It is started again in 0.004 s.",
    "The shop ended by SIGKILL. It is started again in 0.008 s.",
    "The shop ended with code 1. It is started again in 0.016 s.",
  ]);
});

it("leaves at once with the code of a shop that cannot open", async () => {
  const { children, start } = starting("process.exitCode = 1");
  const { words, code } = keeping(start);
  expect(await code).toBe(1);
  expect([children.length, words]).toEqual([1, []]);
});

it("gives up with a word when the shop ends again and again at once", async () => {
  const { children, start } = starting(`${opens} process.exitCode = 70`);
  const { words, code } = keeping(start);
  expect(await code).toBe(70);
  expect(children).toHaveLength(10);
  expect(words.at(-1)).toBe("The shop ended with code 70, as it did 10 times in a row. It is not started again.");
});

it("starts nothing again after it was told to stop", async () => {
  const { children, start } = starting(`${opens} setInterval(() => {}, 1000)`);
  const { words, stop, code } = keeping(start);
  const [child] = children;
  child?.once("message", () => {
    stop.abort();
    child.kill("SIGTERM");
  });
  expect(await code).toBe(0);
  expect([children.length, words]).toEqual([1, []]);
});
