import type { ComplianceRule } from "./ComplianceRule.ts";

/** Half a year in milliseconds: how long a comparison with the sources is trusted. */
const trusted = 183 * 24 * 60 * 60 * 1000;

/**
 * Gives the rules that somebody has to read again: those that nobody has read in a primary text, those with something
 * to watch, and those compared with their sources more than half a year before `now` (milliseconds).
 */
export function rulesToReview(rules: readonly ComplianceRule[], now: number): readonly ComplianceRule[] {
  return rules.filter(
    ({ certainty, watch, checked }) =>
      certainty !== "read" || watch !== undefined || now - Date.parse(checked) > trusted,
  );
}
