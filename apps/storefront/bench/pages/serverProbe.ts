// Loaded before the shop's own program (`--import`): tells whoever started it what the process needs.
import { Session } from "node:inspector/promises";
import type { Asked, Told } from "./ShopProcess.ts";

/** Microseconds between two looks at what the process does. */
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
