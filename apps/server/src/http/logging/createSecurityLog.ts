import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { appendFile } from "node:fs/promises";
import { addressKey } from "../../sessions/addressKey.ts";
import { loggedPath } from "./loggedPath.ts";

/** The kinds of events, named by OWASP's logging vocabulary where it has a name. */
export type SecurityEvent =
  | "authn_login_success"
  | "authn_login_fail"
  | "authz_fail"
  | "excess_rate_limit_exceeded"
  | "upload_validation"
  | "malicious_direct_reference"
  | "malicious_extraneous"
  | "policy_violation"
  | "sensitive_read"
  | "sensitive_update"
  | "sensitive_delete";

/** Logs security events, separately from the ordinary log. */
export interface SecurityLog {
  /** `description` says what happened, never who: no address, name, code, token or password. */
  record(event: SecurityEvent, request: FastifyRequest | null, description: string): void;
}

/** Events that are no sign of an attack. */
const usual: readonly SecurityEvent[] = [
  "authn_login_success",
  "sensitive_read",
  "sensitive_update",
  "sensitive_delete",
];

/** The network of a client, which many share: a /24, or the /48 of an IPv6 address. */
function networkOf(address: string): string {
  const key = addressKey(address);
  if (key.includes(":")) return `${key.split(":").slice(0, 3).join(":")}::/48`;
  return key.replace(/\.\d+$/, ".0/24");
}

/** The fields of a logged event. */
function lineOf(event: SecurityEvent, request: FastifyRequest | null, description: string) {
  const of =
    request === null
      ? {}
      : { source_ip: networkOf(request.ip), request_method: request.method, request_uri: loggedPath(request.url) };
  const level = usual.includes(event) ? "INFO" : "WARN";
  return { datetime: new Date().toISOString(), appid: "torg", event, level, description, ...of };
}

/** An event as a line of a file. */
export function securityLine(event: SecurityEvent, request: FastifyRequest | null, description: string): string {
  return `${JSON.stringify(lineOf(event, request, description))}\n`;
}

/**
 * Creates the security log: JSON lines appended to a file that only the shop can read, or, without a file, lines of the
 * ordinary log with `"log": "security"`, whatever its level. A full disk loses lines but fails no request.
 */
export function createSecurityLog(file: string | undefined, log: FastifyBaseLogger): SecurityLog {
  if (file === undefined) {
    const own = log.child({ log: "security" }, { level: "info" });
    return {
      record(event, request, description) {
        const { level, ...line } = lineOf(event, request, description);
        if (level === "INFO") own.info(line);
        else own.warn(line);
      },
    };
  }
  let written = Promise.resolve();
  return {
    record(event, request, description) {
      const line = securityLine(event, request, description);
      written = written
        .then(() => appendFile(file, line, { mode: 0o600 }))
        .catch((error: unknown) => log.error({ err: error }, "the security log could not be written"));
    },
  };
}

declare module "fastify" {
  interface FastifyInstance {
    security: SecurityLog;
  }
}
