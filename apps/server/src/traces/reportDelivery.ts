import { ExportResultCode } from "@opentelemetry/core";
import type { SpanExporter } from "@opentelemetry/sdk-trace";

/** Reports when delivery starts to fail (with the reason) and when it works again (with null), but not every time. */
export function reportDelivery(exporter: SpanExporter, change: (trouble: string | null) => void): SpanExporter {
  let isBroken = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const hasFailed = result.code === ExportResultCode.FAILED;
        if (hasFailed !== isBroken) change(hasFailed ? (result.error?.message ?? "") : null);
        isBroken = hasFailed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
