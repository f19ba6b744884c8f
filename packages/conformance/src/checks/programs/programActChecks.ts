import {
  programCancelCall,
  programCreditCall,
  programDeliverCall,
  programReturnCall,
  programShipCall,
} from "@torg/desk/contract";
import type { Check, Probe } from "../../core/Check.ts";
import { demand, demandSame } from "../../core/outcomes.ts";
import { demandShare } from "../demandShare.ts";
import { demandRefusals, demandUntouched, doOnce } from "../doOnce.ts";
import { lastEvent, lineOf, newKey, newOrder, readOrder } from "../buying/newOrder.ts";
import { type Program, programWith } from "./programWith.ts";
import { settledOrder } from "../buying/settledOrder.ts";
import type { ReadOrder } from "../buying/ReadOrder.ts";

const noLine = 999_999_999;
const noParcel = { carrier: "", trackingNumber: "", trackingLink: "" } as const;
const parcel = {
  carrier: "PostNord",
  trackingNumber: "00370123",
  trackingLink: "https://example.com/00370123",
} as const;
const all: Readonly<Record<string, number>> = {};

const writes = (probe: Probe): Promise<Program> => programWith(probe, "orders:read", "orders:write");
const refunds = (probe: Probe): Promise<Program> => programWith(probe, "orders:read", "orders:write", "orders:refund");

/** Ships pieces of an order, all unless some are given. */
const ship = ({ visitor, as }: Program, number: string, pieces = all): Promise<ReadOrder> =>
  visitor.ask(programShipCall, { number, key: newKey(), pieces, ...noParcel }, as);

/** Invalid choices of pieces, when `left` of a line remain. */
const wrongPieces = (id: number, left: number): readonly Readonly<Record<string, number>>[] => [
  { [id]: left + 1 },
  { [id]: 0 },
  { [id]: -1 },
  { [noLine]: 1 },
];

async function ships(probe: Probe): Promise<void> {
  const program = await writes(probe);
  const { order, line } = await newOrder(probe, program);
  const asked = { number: order.number, key: newKey(), pieces: { [line.id]: 1 }, ...parcel };
  const wrong = wrongPieces(line.id, line.quantity).map((pieces) => ({ ...asked, pieces }));
  await demandRefusals(program, programShipCall, wrong);
  await demandUntouched(program, order, "shipments that were refused");
  const part = await doOnce(program, programShipCall, { asked, other: { ...asked, pieces: { [line.id]: 2 } } });
  const { open, shipped } = lineOf(part, line);
  demandSame([part.state, open, shipped], ["partly-shipped", line.quantity - 1, 1], "An order of which one piece left");
  const { pieces, parcel: told } = lastEvent(part, "ship");
  demandSame(pieces, [{ name: line.name, quantity: 1 }], "The pieces that left");
  const { carrier, trackingNumber, trackingLink: link } = parcel;
  demandSame(told, { carrier, trackingNumber, link }, "The parcel that left");
  const rest = { number: order.number, key: newKey(), pieces: all, ...noParcel };
  const whole = await doOnce(program, programShipCall, { asked: rest, other: { ...rest, ...parcel } });
  demandSame([whole.state, whole.underWay], ["shipped", [1, 2]], "State and shipments of an order that left whole");
  for (const one of whole.lines) demandSame([one.open, one.shipped], [0, one.quantity], `What is open of ${one.name}`);
  await demandRefusals(program, programShipCall, [{ ...rest, key: newKey() }]);
}

async function delivers(probe: Probe): Promise<void> {
  const program = await writes(probe);
  const { number } = (await newOrder(probe, program)).order;
  const asked = { number, key: newKey(), shipment: 1 };
  await demandRefusals(program, programDeliverCall, [asked]);
  await ship(program, number);
  await demandRefusals(program, programDeliverCall, [{ ...asked, shipment: 2 }]);
  const done = await doOnce(program, programDeliverCall, { asked, other: { ...asked, shipment: 2 } });
  demandSame([done.state, done.underWay], ["delivered", []], "State and shipments of an order that arrived");
  demandSame(lastEvent(done, "deliver").shipment, 1, "The shipment that arrived");
  await demandRefusals(program, programDeliverCall, [{ ...asked, key: newKey() }]);
}

async function cancels(probe: Probe): Promise<void> {
  const program = await writes(probe);
  const { order, line } = await newOrder(probe, program);
  const { number, state } = order;
  const asked = { number, key: newKey(), pieces: { [line.id]: 1 } };
  const wrong = wrongPieces(line.id, line.quantity).map((pieces) => ({ ...asked, pieces }));
  await demandRefusals(program, programCancelCall, wrong);
  const part = await doOnce(program, programCancelCall, { asked, other: { ...asked, pieces: { [line.id]: 2 } } });
  demandSame([part.state, lineOf(part, line).cancelled], [state, 1], "An order of which one piece was cancelled");
  demandShare([order, part], line, 1);
  await ship(program, number, { [line.id]: 1 });
  await demandRefusals(program, programCancelCall, [
    { ...asked, key: newKey(), pieces: { [line.id]: line.quantity - 1 } },
  ]);
  const { visitor, as } = program;
  const rest = await visitor.ask(programCancelCall, { number, key: newKey(), pieces: all }, as);
  const { open, shipped, cancelled } = lineOf(rest, line);
  const stayed = [0, 1, line.quantity - 1];
  demandSame([open, shipped, cancelled], stayed, "What is open, shipped and cancelled once the rest was cancelled");
  await demandRefusals(program, programCancelCall, [{ number, key: newKey(), pieces: all }]);
}

async function cancelsAll(probe: Probe): Promise<void> {
  const program = await writes(probe);
  const { number } = (await newOrder(probe, program)).order;
  const { visitor, as } = program;
  const done = await visitor.ask(programCancelCall, { number, key: newKey(), pieces: all }, as);
  demandSame([done.state, done.creditableOre], ["cancelled", 0], "State of a cancelled order, and what is owed for it");
  demand(!done.tasks.includes("ship"), "A cancelled order waits for being shipped.");
  for (const pieces of [all, { [done.lines[0]?.id ?? noLine]: 1 }]) {
    await demandRefusals(program, programShipCall, [{ number, key: newKey(), pieces, ...noParcel }]);
  }
}

async function takesBack(probe: Probe): Promise<void> {
  const program = await refunds(probe);
  const { order, line } = await newOrder(probe, program);
  const { number } = order;
  const one = { [line.id]: 1 };
  const asked = { number, key: newKey(), pieces: one, ground: "complaint", isRestocked: 0 } as const;
  await demandRefusals(program, programReturnCall, [asked]);
  const left = await ship(program, number);
  const wrong = wrongPieces(line.id, line.quantity).map((pieces) => ({ ...asked, pieces }));
  await demandRefusals(program, programReturnCall, wrong);
  const part = await doOnce(program, programReturnCall, { asked, other: { ...asked, ground: "goodwill" } });
  demandSame(lineOf(part, line).returned, 1, "The pieces that came back");
  demandShare([left, part], line, 1);
  const told = lastEvent(part, "return");
  demandSame(
    [told.ground, told.isRestocked],
    ["complaint", false],
    "Why goods came back, and whether they are sold on",
  );
  demand(told.creditNote !== null, "Goods that were charged came back without a credit note.");
  const { visitor, as } = program;
  const rest = await visitor.ask(programReturnCall, { ...asked, key: newKey(), pieces: all, isRestocked: 1 }, as);
  demandSame([rest.state, lastEvent(rest, "return").isRestocked], ["returned", true], "An order that came back whole");
  demand(lastEvent(rest, "return").creditNote !== told.creditNote, "Two returns have one credit note.");
  await demandRefusals(program, programReturnCall, [{ ...asked, key: newKey(), pieces: all }]);
}

async function credits(probe: Probe): Promise<void> {
  const program = await refunds(probe);
  const { order } = await newOrder(probe, program);
  const { number, creditableOre } = order;
  const asked = { number, key: newKey(), amountOre: 100 };
  const amounts = [creditableOre + 1, 0, -100];
  await demandRefusals(
    program,
    programCreditCall,
    amounts.map((amountOre) => ({ ...asked, amountOre })),
  );
  await ship(program, number);
  const done = await doOnce(program, programCreditCall, { asked, other: { ...asked, amountOre: 200 } });
  demandSame(
    [done.state, done.creditableOre],
    ["shipped", creditableOre - 100],
    "State and what is owed after a credit",
  );
  const { amountOre, creditNote } = lastEvent(done, "credit");
  demandSame(amountOre, 100, "The amount of the credit");
  demand(creditNote !== null, "What was charged was lowered without a credit note.");
}

/** The amount refunded, by whatever way. */
const backOf = ({ refundedOre, ontoCardsOre }: ReadOrder["money"]): number => refundedOre + ontoCardsOre;

async function movesMoney(probe: Probe): Promise<void> {
  const program = await refunds(probe);
  const { order, line } = await newOrder(probe, program);
  const { number, money } = order;
  const isAtOnce = money.capturedOre === money.totalOre;
  const share = Math.floor(line.totalOre / line.quantity);
  await ship(program, number, { [line.id]: 1 });
  const part = (await settledOrder(program, number, ({ capturedOre }) => capturedOre >= share)).money.capturedOre;
  const isPart = part >= share && part < money.totalOre;
  demand(isAtOnce || isPart, `${part} ore of ${money.totalOre} were taken for one piece, which costs ${share}.`);
  await ship(program, number);
  const whole = await settledOrder(program, number, ({ capturedOre }) => capturedOre >= money.totalOre);
  demandSame(whole.money.capturedOre, money.totalOre, "What was taken for an order that left whole");
  const { visitor, as } = program;
  await visitor.ask(programCreditCall, { number, key: newKey(), amountOre: 100 }, as);
  const lowered = await settledOrder(program, number, (now) => backOf(now) >= 100);
  demandSame(backOf(lowered.money), 100, "What was paid back of a credit of 100 ore");
  const back = { number, key: newKey(), pieces: { [line.id]: 1 }, ground: "goodwill", isRestocked: 1 } as const;
  const { creditableOre: owed } = await visitor.ask(programReturnCall, back, as);
  await visitor.ask(programReturnCall, back, as);
  const wanted = money.totalOre - owed;
  const paid = (await settledOrder(program, number, (now) => backOf(now) >= wanted)).money;
  demandSame(backOf(paid), wanted, "What was paid back of the order");
  demandSame(paid.capturedOre, money.totalOre, "What was taken, after something was paid back");
}

async function atOnce(probe: Probe): Promise<void> {
  const program = await writes(probe);
  const { order, line } = await newOrder(probe, program);
  const { number, version } = order;
  const { visitor, as } = program;
  const one = { number, key: newKey(), pieces: { [line.id]: 1 }, ...noParcel };
  const same = await Promise.all([1, 2, 3].map(() => visitor.send(programShipCall, one, as)));
  // A backend may answer that a request is still in progress.
  demand(
    same.every(({ status }) => status === 200 || status === 409) && same.some(({ status }) => status === 200),
    `One request three times at once answered ${same.map(({ status }) => status).join(", ")}.`,
  );
  const first = await readOrder(program, number);
  demandSame([first.version, lineOf(first, line).shipped], [version + 1, 1], "The order after one request three times");
  const rivals = await Promise.all(
    [1, 2, 3].map(() => visitor.send(programShipCall, { ...one, key: newKey(), pieces: all }, as)),
  );
  const done = rivals.filter(({ status }) => status === 200).length;
  demandSame(done, 1, "How many of three programs could ship the same pieces at once");
  const last = await readOrder(program, number);
  demandSame(
    [last.version, lineOf(last, line).shipped],
    [version + 2, line.quantity],
    "The order after three programs wanted to ship it",
  );
}

/** The checks of programs' acts, each on orders created for it. */
export const programActChecks: readonly Check[] = [
  { id: "programs.ships", section: "api+", title: "ships an order in parts, and no piece twice", run: ships },
  { id: "programs.delivers", section: "api+", title: "notes once that a shipment arrived", run: delivers },
  { id: "programs.cancels", section: "api+", title: "cancels pieces that have not left, and no others", run: cancels },
  { id: "programs.cancels-all", section: "api+", title: "ships nothing of a cancelled order", run: cancelsAll },
  { id: "programs.returns", section: "api+", title: "takes back what has left, with a credit note", run: takesBack },
  { id: "programs.credits", section: "api+", title: "lowers a price by no more than is owed", run: credits },
  {
    id: "programs.money",
    section: "api+",
    title: "takes money for what leaves, and pays back what comes back",
    run: movesMoney,
  },
  { id: "programs.at-once", section: "api+", title: "lets one of several programs ship the same pieces", run: atOnce },
];
