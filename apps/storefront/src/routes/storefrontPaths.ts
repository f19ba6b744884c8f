/** Base path of everything that the build produces for browsers. */
export const buildPath = "/build/";

/** Where browsers report policy violations. */
export const policyReportPath = "/api/storefront/policy_reports";
