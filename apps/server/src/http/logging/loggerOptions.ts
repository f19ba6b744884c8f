import type { ShopConfig } from "../../config/readConfig.ts";
import type { TraceFields, Traces } from "../../traces/Traces.ts";
import { errorForLog } from "./errorForLog.ts";
import { loggedPath } from "./loggedPath.ts";

const redacted = ["email", "pnr", "code", "token", "password", "user_email", "user_pnr", "order_email"];

/** The log's options: nothing that visitors typed, and the trace of each line if there is one. */
export function loggerOptions({ logLevel }: Pick<ShopConfig, "logLevel">, traces: Pick<Traces, "logFields"> | null) {
  return {
    level: logLevel,
    redact: redacted.flatMap((name) => [name, `*.${name}`]),
    serializers: {
      err: (error: unknown) => ({ ...errorForLog(error) }),
      req: ({ method, url }: { readonly method: string; readonly url: string }) => ({ method, path: loggedPath(url) }),
    },
    ...(traces === null ? {} : { mixin: (): TraceFields => traces.logFields() }),
  };
}
