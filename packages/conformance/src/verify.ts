import { csrfTokenCall } from "@torg/pages/contract";
import en from "zod/v4/locales/en.js";
import * as z from "zod/mini";
import { allChecks } from "./checks/allChecks.ts";
import type { Check, Probe } from "./core/Check.ts";
import { concernedSections } from "./core/concernedSections.ts";
import { isWanted } from "./core/isWanted.ts";
import { Fault, NotTried } from "./core/outcomes.ts";
import { seenExchange } from "./core/seenExchange.ts";
import { knownNames, unknownNames } from "./core/unknownNames.ts";
import { Visitor } from "./core/Visitor.ts";
import { Wire } from "./core/Wire.ts";
import type { Hints } from "./Hints.ts";
import { contractCalls } from "./openapi/contractCalls.ts";
import type { CallResult, CheckResult, Outcome, Report, RecordedExchange } from "./Report.ts";
import { Shop } from "./shop/Shop.ts";

/** What to check, and how. */
export interface VerifyOptions {
  /** The backend's address, such as `http://localhost:3000`. */
  readonly address: string;
  /** Beginnings of check ids (`cart`, `facets.counts`) or sections (`7`, `6.3`); default: everything. */
  readonly only?: readonly string[];
  /** Timeout of one request in milliseconds; default 30,000. */
  readonly timeout?: number;
  /** Whether orders, complaints and withdrawals may be placed; default false. */
  readonly orders?: boolean;
  readonly hints?: Hints;
  /** Default: the platform's `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Called with the result of every check. */
  readonly onCheck?: (result: CheckResult) => void;
}

const usualTimeout = 30_000;
/** Most lines reported for one check. */
const mostDetails = 20;

/**
 * Tests every call of the contract against a backend, over HTTP only, as visitors with sessions of their own.
 * Nothing about the backend's data is known beforehand. Problems are in the report.
 * @throws Error when nothing answers at the address, or when `only` contains a name that matches no check.
 */
export async function verify(options: VerifyOptions): Promise<Report> {
  z.config(en());
  const started = Date.now();
  const { address, only = [], timeout = usualTimeout, hints = {}, orders = false } = options;
  const unknown = unknownNames(only, allChecks);
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(", ")}. ${knownNames(allChecks)}`);
  const sections = concernedSections(allChecks, only);
  const wire = new Wire(address, { fetch: options.fetch ?? ((url, init) => fetch(url, init)), timeout });
  await new Visitor(wire).send(csrfTokenCall, {});
  const shop = new Shop(wire, hints.products);
  const checks: CheckResult[] = [];
  for (const check of allChecks.filter((one) => isWanted(one, only))) {
    const result = await make(check, {
      shop,
      hints,
      mayOrder: orders,
      concerns: (section) => sections === null || sections.has(section),
      exchanges: wire.exchanges,
      visit: () => new Visitor(wire).begin(),
    });
    checks.push(result);
    options.onCheck?.(result);
  }
  return {
    address: wire.address,
    startedAt: new Date(started).toISOString(),
    seconds: Math.round((Date.now() - started) / 100) / 10,
    requests: wire.exchanges.length,
    counts: countOutcomes(checks),
    checks,
    calls: contractCalls.map(({ call, section }) => callResult(wire, call, section)),
  };
}

async function make(check: Check, tools: Omit<Probe, "fault" | "warn">): Promise<CheckResult> {
  const faults: string[] = [];
  const warnings: string[] = [];
  let reason: string | null = null;
  let seen: RecordedExchange | undefined;
  const before = tools.exchanges.length;
  const fault = (text: string): void => {
    faults.push(text);
    // A check that only inspects earlier traffic has no request of its own to show.
    const last = tools.exchanges.length > before ? tools.exchanges.at(-1) : undefined;
    if (last !== undefined) seen ??= seenExchange(last);
  };
  try {
    await check.run({ ...tools, fault, warn: (text) => void warnings.push(text) });
  } catch (error) {
    if (error instanceof NotTried) reason = error.message;
    else fault(describe(error));
  }
  const { id, section, title } = check;
  const remarks = reason === null ? [...new Set(warnings)] : [reason];
  const said = faults.length > 0 ? faults : remarks;
  const details =
    said.length > mostDetails ? [...said.slice(0, mostDetails), `… and ${said.length - mostDetails} more.`] : said;
  const outcome = outcomeOf(faults, warnings, reason);
  return { id, section, title, outcome, details, ...(seen === undefined ? {} : { seen }) };
}

function outcomeOf(faults: readonly string[], warnings: readonly string[], reason: string | null): Outcome {
  if (faults.length > 0) return "failed";
  if (reason !== null) return "untried";
  return warnings.length > 0 ? "warned" : "passed";
}

function describe(error: unknown): string {
  if (error instanceof Fault) return error.message;
  return error instanceof Error ? error.message : "An unknown failure.";
}

function countOutcomes(checks: readonly CheckResult[]): Report["counts"] {
  const count = (outcome: Outcome): number => checks.filter((check) => check.outcome === outcome).length;
  return { passed: count("passed"), warned: count("warned"), failed: count("failed"), untried: count("untried") };
}

function callResult({ exchanges }: Wire, call: (typeof contractCalls)[number]["call"], section: string): CallResult {
  const sent = exchanges.filter((exchange) => exchange.call === call);
  const isSuccess = (status: number): boolean => (status >= 200 && status <= 299) || status === call.success;
  const successes = sent.filter(({ status }) => isSuccess(status)).length;
  return { method: call.method, path: call.path, section, requests: sent.length, successes };
}
