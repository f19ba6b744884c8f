/** Connections that a worker needs at least, so that carts and pages do not wait for each other. */
const least = 3;
/** Connections besides those of visitors: jobs and reading the catalogue, the listening one, and a probe. */
const besides = 6;
/** Connections that are kept for commands, backups and who looks at the database. */
const others = 20;
/** What PostgreSQL takes where nobody says more. */
const usualMost = 100;

/** How many of the connections that the visitors of a shop share are one worker's. */
export function connectionShare(all: number, workers: number): number {
  return Math.max(least, Math.floor(all / workers));
}

/** Connections that a database of the shop's own takes: those of all workers, and of one more while they are replaced. */
export function mostConnections(all: number, workers: number): number {
  return Math.max(usualMost, (workers + 1) * (connectionShare(all, workers) + besides) + others);
}
