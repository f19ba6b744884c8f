import type { Call } from "@torg/http";
import { demandSame } from "../core/outcomes.ts";
import { readOrder } from "./newOrder.ts";
import type { Program } from "./programWith.ts";
import type { ReadOrder } from "./ReadOrder.ts";

/** What an act of a program is done to, and by which key. */
interface ToOrder {
  readonly number: string;
  readonly key: string;
}

/** What stays as it is while nothing is done: money moves in its own time. */
function standing({ version, state, lines, events, creditableOre }: ReadOrder) {
  return { version, state, lines, creditableOre, events: events.filter(({ kind }) => kind !== "money") };
}

/** Demands that an order has stayed as it was. */
export async function demandUntouched(program: Program, order: ReadOrder, after: string): Promise<void> {
  demandSame(standing(await readOrder(program, order.number)), standing(order), `The order after ${after}`);
}

/**
 * Does an act; demands that it counts one, that the same request again changes nothing and answers the same, and that its
 * key is refused for anything else. Gives the order as it is then.
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

/** Demands that an act is refused as what the order does not allow, once for each of the requests. */
export async function demandRefusals<Q>(
  { visitor, as }: Program,
  call: Call<Q, unknown>,
  requests: readonly Q[],
): Promise<void> {
  for (const request of requests) await visitor.refused(call, request, { ...as, status: 422 });
}
