import {
  programCancelCall,
  programCreditCall,
  programDeliverCall,
  programOrderCall,
  programPickCall,
  programReturnCall,
  programShipCall,
} from "@torg/desk/contract";
import type { Call } from "@torg/http";
import type { Check, Probe } from "../../core/Check.ts";
import { demandSame, NotTried } from "../../core/outcomes.ts";
import { demandUntouched } from "../doOnce.ts";
import { newKey, newOrder, readOrder } from "../buying/newOrder.ts";
import { limitedProgram, type Program, programWith } from "./programWith.ts";

const acts = {
  "orders:write": [programPickCall, programShipCall, programDeliverCall, programCancelCall],
  "orders:refund": [programReturnCall, programCreditCall],
} as const;

/** A request that fits every act. */
const actOn = (number: string, key: string) => ({
  number,
  key,
  pieces: {},
  carrier: "",
  trackingNumber: "",
  trackingLink: "",
  shipment: 1,
  ground: "goodwill",
  isRestocked: 0,
  amountOre: 100,
});

/** The acts that a program's scopes allow, or do not allow. */
const actsOf = ({ scopes }: Program, isAllowed: boolean): readonly Call<unknown, unknown>[] =>
  Object.entries(acts).flatMap(([scope, calls]) => (scopes.includes(scope) === isAllowed ? calls : []));

async function unknownOrder(probe: Probe): Promise<void> {
  const program = await programWith(probe);
  const open = actsOf(program, true);
  if (open.length === 0) throw new NotTried("The token that was lent may do nothing to orders.");
  const { visitor, as } = program;
  for (const call of open) {
    await visitor.refused(call, actOn("no-such-order", newKey()), { ...as, status: 404 });
  }
}

async function needsKey(probe: Probe): Promise<void> {
  const program = await programWith(probe, "orders:read", "orders:write");
  const { order } = await newOrder(probe, program);
  const { visitor, as } = program;
  for (const call of actsOf(program, true)) {
    for (const key of ["", "k".repeat(101)]) {
      await visitor.refused(call, actOn(order.number, key), { ...as, status: 422 });
    }
  }
  await demandUntouched(program, order, "acts without a key");
}

async function closedOrder(probe: Probe): Promise<void> {
  const program = await programWith(probe, "orders:read", "orders:write");
  const limited = await limitedProgram(probe);
  const closed = actsOf(limited, false);
  if (closed.length === 0) throw new NotTried("No token was lent that may not do everything to orders.");
  const { number } = (await newOrder(probe, program)).order;
  const request = actOn(number, newKey());
  await program.visitor.ask(programShipCall, { ...request, key: newKey() }, program.as);
  const shipped = await readOrder(program, number);
  for (const call of closed) {
    await limited.visitor.refused(call, { ...request, key: newKey() }, { ...limited.as, status: 403 });
  }
  await demandUntouched(program, shipped, "acts of a program whose token does not name them");
}

async function needsToken(probe: Probe): Promise<void> {
  const program = await programWith(probe, "orders:read", "orders:write");
  const { order } = await newOrder(probe, program);
  const stranger = await probe.visit();
  for (const headers of [{}, { Authorization: "Bearer torg_nobody" }]) {
    const as = { headers, status: 401 } as const;
    await stranger.refused(programOrderCall, { number: order.number }, as);
    for (const call of [...acts["orders:write"], ...acts["orders:refund"]]) {
      const asked: Call<unknown, unknown> = call;
      await stranger.refused(asked, actOn(order.number, newKey()), as);
    }
  }
  const { version } = await readOrder(program, order.number);
  demandSame(version, order.version, "The version of an order that strangers wanted to change");
}

/** The checks of acts that must be refused. */
export const programRefusalChecks: readonly Check[] = [
  { id: "programs.unknown", section: "api+", title: "does nothing to an order that there is not", run: unknownOrder },
  { id: "programs.key", section: "api+", title: "does nothing without a key of the program's", run: needsKey },
  {
    id: "programs.closed",
    section: "api+",
    title: "leaves an order alone that a token does not open",
    run: closedOrder,
  },
  { id: "programs.strangers", section: "api+", title: "gives no order to whoever has no token", run: needsToken },
];
