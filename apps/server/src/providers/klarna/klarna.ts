import { addressVariable, defineProvider, textVariable } from "../Provider.ts";
import { createKlarna } from "./createKlarna.ts";
import { klarnaAccess, klarnaStandIn } from "./klarnaStandIn.ts";

/** Klarna Checkout v3, run by Kustom. */
export const klarna = defineProvider({
  name: "klarna",
  label: "Klarna",
  variables: {
    KLARNA_HOST: addressVariable("https://api.kustom.co"),
    KLARNA_USERNAME: textVariable,
    KLARNA_PASSWORD: textVariable,
  },
  secrets: ["KLARNA_USERNAME", "KLARNA_PASSWORD"],
  accessOf: (values) => ({
    host: values.KLARNA_HOST,
    username: values.KLARNA_USERNAME,
    password: values.KLARNA_PASSWORD,
  }),
  create: createKlarna,
  scripts: {
    hosts: ["https://*.kustom.co", "https://*.klarna.com", "https://*.klarnacdn.net"],
    owner: "payments",
    reason: "The checkout in a frame, its loader, pictures and calls.",
    approvedOn: "2026-11-21",
  },
  hasOwnPage: false,
  redirectsToConfirmation: false,
  // The shopper sees the text of the error.
  respondToValidation: (problem) =>
    problem === null
      ? { status: 200, body: {} }
      : { status: 400, body: { error_type: "approval_failed", error_text: problem } },
  standIn: klarnaStandIn,
  standInAccess: klarnaAccess,
});
