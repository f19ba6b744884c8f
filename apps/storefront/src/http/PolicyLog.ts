import * as z from "zod/mini";

/** What a browser did not do because the policy of a page forbids it. It names no query and no visitor. */
export interface PolicyViolation {
  /** The directive, `script-src-elem` for example. */
  readonly directive: string;
  /** The origin of what was asked for, or a word such as `inline`. */
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

/** The violations in what a browser sends by the Reporting API; what is none, or cannot be read, is left out. */
export function readPolicyReports(body: unknown): readonly PolicyViolation[] {
  return Array.isArray(body) ? body.slice(0, 50).flatMap(violationOf) : [];
}

/** How `PolicyLog` works. */
export interface PolicyLogOptions {
  readonly write: (violation: PolicyViolation) => void;
  /** Violations that are told within an hour; anybody may send reports, so that there has to be an end. */
  readonly most: number;
  /** Milliseconds since some moment. */
  readonly now: () => number;
}

const hour = 3_600_000;

/** Tells each kind of violation once an hour. */
export class PolicyLog {
  readonly #options: PolicyLogOptions;
  readonly #told = new Set<string>();
  #since = -Infinity;

  constructor(options: PolicyLogOptions) {
    this.#options = options;
  }

  /** Takes the body of a report; answers how many violations it told. */
  take(body: unknown): number {
    const { write, most, now } = this.#options;
    if (now() - this.#since >= hour) {
      this.#told.clear();
      this.#since = now();
    }
    let told = 0;
    for (const violation of readPolicyReports(body)) {
      const { directive, blocked, page } = violation;
      const key = `${directive} ${blocked} ${page}`;
      if (this.#told.has(key) || this.#told.size >= most) continue;
      this.#told.add(key);
      write(violation);
      told += 1;
    }
    return told;
  }
}
