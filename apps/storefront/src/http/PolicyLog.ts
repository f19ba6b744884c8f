import * as z from "zod/mini";

/** Something that a browser blocked because of a page's policy. It contains no query and no visitor data. */
export interface PolicyViolation {
  /** The directive, `script-src-elem` for example. */
  readonly directive: string;
  /** The origin of the blocked resource, or a word such as `inline`. */
  readonly blocked: string;
  /** The path of the page. */
  readonly page: string;
}

const reportSchema = z.object({
  type: z.literal("csp-violation"),
  body: z.object({
    effectiveDirective: z.string().check(z.maxLength(100)),
    blockedURL: z.string(),
    documentURL: z.string(),
  }),
});

function violationOf(report: unknown): readonly PolicyViolation[] {
  const { data } = reportSchema.safeParse(report);
  if (data === undefined) return [];
  const { effectiveDirective, blockedURL, documentURL } = data.body;
  const origin = URL.parse(blockedURL)?.origin;
  const blocked = origin === undefined || origin === "null" ? blockedURL.split(":", 1).join("").slice(0, 100) : origin;
  return [{ directive: effectiveDirective, blocked, page: URL.parse(documentURL)?.pathname.slice(0, 200) ?? "" }];
}

/** The violations in a report of the Reporting API; anything else or unreadable is skipped. */
export function readPolicyReports(body: unknown): readonly PolicyViolation[] {
  return Array.isArray(body) ? body.slice(0, 50).flatMap(violationOf) : [];
}

/** Options of `PolicyLog`. */
export interface PolicyLogOptions {
  readonly write: (violation: PolicyViolation) => void;
  /** Most violations logged per hour; anybody may send reports, so there has to be a limit. */
  readonly max: number;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

const hour = 3_600_000;

/** Logs each kind of violation once an hour. */
export class PolicyLog {
  readonly #options: PolicyLogOptions;
  readonly #told = new Set<string>();
  #since = -Infinity;

  constructor(options: PolicyLogOptions) {
    this.#options = options;
  }

  /** Takes the body of a report; returns how many violations it logged. */
  take(body: unknown): number {
    const { write, max, now } = this.#options;
    if (now() - this.#since >= hour) {
      this.#told.clear();
      this.#since = now();
    }
    let logged = 0;
    for (const violation of readPolicyReports(body)) {
      const { directive, blocked, page } = violation;
      const key = `${directive} ${blocked} ${page}`;
      if (this.#told.has(key) || this.#told.size >= max) continue;
      this.#told.add(key);
      write(violation);
      logged += 1;
    }
    return logged;
  }
}
