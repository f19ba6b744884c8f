import type { CheckResult, Outcome, Report } from "./Report.ts";

const signs: Readonly<Record<Outcome, string>> = { passed: "✓", warned: "!", failed: "✗", untried: "–" };

/** One check as lines of text. */
export function formatCheck({ id, section, title, outcome, details, seen }: CheckResult): string {
  const lines = [`${signs[outcome]} ${section.padEnd(5)} ${id}: ${title}`];
  const exchange = seen === undefined ? [] : [`sent  ${seen.sent}`, `came  ${seen.came}`];
  return [...lines, ...[...details, ...exchange].map((detail) => `          ${detail}`)].join("\n");
}

const groupOf = ({ id }: CheckResult): string => id.split(/[. ]/)[0] ?? "";

/** A report as text: by groups, with the problems below each check, and the totals at the end. */
export function formatReport(report: Report): string {
  const groups = [...new Set(report.checks.map(groupOf))];
  const parts = groups.map((group) => {
    const checks = report.checks.filter((check) => groupOf(check) === group);
    return [group, ...checks.map(formatCheck)].join("\n");
  });
  const { passed, warned, failed, untried } = report.counts;
  const answered = report.calls.filter((call) => call.successes > 0).length;
  const figures = [
    `${report.address}: ${report.requests} requests in ${report.seconds} s`,
    `${answered} of ${report.calls.length} calls answered with success`,
    `${passed} passed, ${warned} with warnings, ${failed} failed, ${untried} not tried`,
  ];
  return `${parts.join("\n\n")}\n\n${figures.join("\n")}\n`;
}
