import { type Order, orderSchema, placeSchema, placeVariable, type Report, type WorkerPlace } from "./messages.ts";

/** A worker's side of the line to whoever supervises it. */
export interface Supervisor {
  readonly place: WorkerPlace;
  readonly tell: (report: Report) => void;
  /** Hears what is to be done from now on, and what was said before. */
  readonly obey: (carryOut: (order: Order) => void) => void;
}

/**
 * The line to who supervises this process, or null for one that nobody does. Signals that a terminal or a service manager
 * sends to all processes are the supervisor's to answer: a worker that is told alone to end asks for it.
 */
export function joinSupervisor(environment: NodeJS.ProcessEnv): Supervisor | null {
  const told = environment[placeVariable];
  if (told === undefined) return null;
  // What this process starts is no worker.
  delete environment[placeVariable];
  const tell = (report: Report): void => void process.send?.(report);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => tell({ report: "asked to end" }));
  process.on("SIGHUP", () => undefined);
  const early: Order[] = [];
  let carryOut = (order: Order): void => void early.push(order);
  process.on("message", (message: unknown) => {
    const order = orderSchema.safeParse(message);
    if (order.success) carryOut(order.data);
  });
  return {
    place: placeSchema.parse(JSON.parse(told)),
    tell,
    obey(next) {
      carryOut = next;
      for (const order of early.splice(0)) next(order);
    },
  };
}
