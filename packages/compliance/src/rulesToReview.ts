import type { ComplianceRule } from "./ComplianceRule.ts";

/** How long a comparison with the sources is trusted: half a year, in milliseconds. */
const trusted = 183 * 24 * 60 * 60 * 1000;

/**
 * The rules to be read again: those not read in a primary source, those with something to watch, and those compared
 * with their sources more than half a year before `now` (milliseconds).
 */
export function rulesToReview(rules: readonly ComplianceRule[], now: number): readonly ComplianceRule[] {
  return rules.filter(
    ({ certainty, watch, checked }) =>
      certainty !== "read" || watch !== undefined || now - Date.parse(checked) > trusted,
  );
}
