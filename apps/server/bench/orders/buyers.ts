// Buyers in a process of their own, so that the server's processor time is the server's alone.
// Arguments: a file with `BuyersPlan`. Prints `BuyersReport` as JSON.
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import * as z from "zod/mini";

const planSchema = z.object({
  port: z.int(),
  /** What each visitor does, in order: method, path, content type and body of each request. */
  steps: z.array(z.object({ method: z.string(), path: z.string(), type: z.string(), body: z.string() })),
  visitors: z.array(z.object({ cookie: z.string(), token: z.string() })),
  /** How often each visitor does all of it. */
  rounds: z.int(),
  connections: z.int(),
});

const [file = ""] = process.argv.slice(2);
const plan = planSchema.parse(JSON.parse(readFileSync(file, "utf8")));
const agent = new Agent({ keepAlive: true, maxSockets: plan.connections });
const milliseconds: number[] = [];
const refused: Record<string, number> = {};

type Step = (typeof plan.steps)[number];
type Visitor = (typeof plan.visitors)[number];

function send({ method, path, type, body }: Step, { cookie, token }: Visitor): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      cookie,
      "x-csrf-token": token,
      "x-requested-with": "XMLHttpRequest",
      accept: "application/json",
      ...(body === "" ? {} : { "content-type": type, "content-length": Buffer.byteLength(body) }),
    };
    const sent = request({ port: plan.port, host: "127.0.0.1", method, path, headers, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const waiting = plan.visitors.values();
async function shopper(): Promise<void> {
  for (const visitor of waiting) {
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const step of plan.steps) {
        const since = performance.now();
        const status = await send(step, visitor);
        milliseconds.push(performance.now() - since);
        if (status !== 200) refused[`${step.path} ${status}`] = (refused[`${step.path} ${status}`] ?? 0) + 1;
      }
    }
  }
}

await Promise.all(Array.from({ length: plan.connections }, shopper));
agent.destroy();
const sorted = milliseconds.toSorted((a, b) => a - b);
const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
console.log(JSON.stringify({ requests: milliseconds.length, p50: at(0.5), p99: at(0.99), refused }));
