import type { Call } from "@torg/http";
import { demandSame } from "../core/outcomes.ts";
import { readOrder } from "./buying/newOrder.ts";
import type { Program } from "./programs/programWith.ts";
import type { ReadOrder } from "./buying/ReadOrder.ts";

/** The order of a program's act, and its idempotency key. */
interface ToOrder {
  readonly number: string;
  readonly key: string;
}

/** The parts that stay unchanged while nothing is done; money moves asynchronously. */
function standing({ version, state, lines, events, creditableOre }: ReadOrder) {
  return { version, state, lines, creditableOre, events: events.filter(({ kind }) => kind !== "money") };
}

/** Asserts that an order is unchanged. */
export async function demandUntouched(program: Program, order: ReadOrder, after: string): Promise<void> {
  demandSame(standing(await readOrder(program, order.number)), standing(order), `The order after ${after}`);
}

/**
 * Does an act; asserts that it counts as one, that repeating the request changes nothing and gives the same answer, and
 * that its key is refused for any other request. Returns the resulting order.
 */
export async function doOnce<Q extends ToOrder>(
  program: Program,
  call: Call<Q, ReadOrder>,
  { asked, other }: { readonly asked: Q; readonly other: Q },
): Promise<ReadOrder> {
  const { visitor, as } = program;
  const before = await readOrder(program, asked.number);
  const done = await visitor.ask(call, asked, as);
  demandSame(done.version, before.version + 1, `The version after ${call.path}`);
  demandSame(standing(await visitor.ask(call, asked, as)), standing(done), "The answer to the same request again");
  await visitor.refused(call, other, { ...as, status: 409 });
  await demandUntouched(program, done, "the same request again, and its key for something else");
  return done;
}

/** Asserts for each request that the act is refused because of the order's state. */
export async function demandRefusals<Q>(
  { visitor, as }: Program,
  call: Call<Q, unknown>,
  requests: readonly Q[],
): Promise<void> {
  for (const request of requests) await visitor.refused(call, request, { ...as, status: 422 });
}
