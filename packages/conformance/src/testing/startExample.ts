import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The documentation of the repository. */
export const docs: URL = new URL("../../../../docs/", import.meta.url);

/** Starts a backend of `docs/examples` and returns the address that it prints. */
export async function startExample(name: string): Promise<{ readonly address: string; readonly stop: () => void }> {
  const file = fileURLToPath(new URL(`examples/${name}`, docs));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.stdout.once("data", (text: Buffer) => resolve(text.toString().trim()));
  });
  return { address, stop: () => void child.kill() };
}
