/** Below it lies everything that the build has made for browsers. */
export const buildPath = "/build/";

/** Where browsers tell what the policy has stopped. */
export const policyReportPath = "/api/storefront/policy_reports";
