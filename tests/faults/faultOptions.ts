/** How hard faults are tried; `npm run test:faults` reads it from its arguments. */
export interface FaultOptions {
  readonly firstPort: number;
  /** Orders and listings that begin each second. */
  readonly orders: number;
  readonly listings: number;
  /** How often each process is killed. */
  readonly times: number;
  /** Seconds that a database is away, stands still or is slow, and that too much is asked. */
  readonly seconds: number;
  /** Minutes of mixed load. */
  readonly minutes: number;
}

const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** The options of this run. */
export const readFaultOptions = (): FaultOptions => ({
  firstPort: number("FAULTS_PORT", 7100),
  orders: number("FAULTS_ORDERS", 3),
  listings: number("FAULTS_LISTINGS", 20),
  times: number("FAULTS_TIMES", 20),
  seconds: number("FAULTS_SECONDS", 60),
  minutes: number("FAULTS_MINUTES", 30),
});
