import type { FastifyInstance } from "fastify";
import { readBody } from "../backend/backend.ts";
import { PolicyLog } from "../http/PolicyLog.ts";
import { policyReportPath } from "../routes/storefrontPaths.ts";
import type { StorefrontOptions } from "./Storefront.ts";

/** Logs the policy violations that browsers report; they get the same answer whatever they send. */
export function registerPolicyReports(server: FastifyInstance, tell: StorefrontOptions["tellViolation"]): void {
  const log = new PolicyLog({
    max: 100,
    now: Date.now,
    write: tell ?? ((violation) => server.log.warn(violation, "the policy of a page has stopped something")),
  });
  server.addContentTypeParser("application/reports+json", { parseAs: "string" }, (_request, body, done) => {
    done(null, body);
  });
  const options = { bodyLimit: 32_768, config: { isOpenToOthers: true } };
  server.post(policyReportPath, options, ({ body }, reply) => {
    if (typeof body === "string") log.take(readBody(body));
    return reply.code(204).send();
  });
}
