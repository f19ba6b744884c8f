/** Fewest connections of a worker, so that carts and pages do not wait for each other. */
const minConnections = 3;
/** Connections besides those for visitors: jobs, reading the catalogue, the listener, and a probe. */
const besides = 6;
/** Connections reserved for commands, backups and inspecting the database. */
const reserved = 20;
/** PostgreSQL's default. */
const defaultMax = 100;

/** One worker's share of the connections for visitors. */
export function connectionShare(total: number, workers: number): number {
  return Math.max(minConnections, Math.floor(total / workers));
}

/** Connections of an embedded database: those of all workers, and one more worker during replacement. */
export function maxConnections(total: number, workers: number): number {
  return Math.max(defaultMax, (workers + 1) * (connectionShare(total, workers) + besides) + reserved);
}
