/** How hard to test faults; `npm run test:faults` sets them from its arguments. */
export interface FaultOptions {
  readonly firstPort: number;
  /** Orders and listings started per second. */
  readonly orders: number;
  readonly listings: number;
  /** How often each process is killed. */
  readonly times: number;
  /** Seconds that a database is away, suspended or slow, and that overload lasts. */
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
