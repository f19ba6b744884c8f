// Loaded before the shop's own program (`--import`): reports the process's CPU time and profile to its parent.
import { Session } from "node:inspector/promises";
import type { Asked, Told } from "./ShopProcess.ts";

/** Microseconds between two samples. */
const interval = 200;

const session = new Session();

async function answer(asked: Asked): Promise<Told> {
  if (asked === "cpu") {
    const { user, system } = process.cpuUsage();
    return { cpuMs: (user + system) / 1000 };
  }
  if (asked === "profile") {
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval });
    await session.post("Profiler.start");
    return {};
  }
  const { profile } = await session.post("Profiler.stop");
  session.disconnect();
  return { profile };
}

process.on("message", (asked: Asked) => {
  void answer(asked).then((told) => process.send?.(told));
});
process.channel?.unref();
