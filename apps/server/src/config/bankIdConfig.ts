import * as z from "zod/mini";
import type { BankIdAccess } from "../bankId/createBankId.ts";
import { addressVariable, isAccessGiven, textVariable } from "../providers/Provider.ts";
import { readPem } from "../providers/readPem.ts";

/** The environment variables of BankID, for the schema of all variables. */
export const bankIdVariables = {
  BANKID_HOST: addressVariable("https://appapi2.bankid.com"),
  BANKID_CERTIFICATE: textVariable,
  BANKID_KEY: textVariable,
  BANKID_KEY_PASSPHRASE: textVariable,
  BANKID_AUTHORITY: textVariable,
} as const;

const schema = z.object(bankIdVariables);

/** Reads the access to BankID; null without any. Throws when it is incomplete, or the shop has no address. */
export function readBankIdConfig(environment: Readonly<Record<string, string>>): BankIdAccess | null {
  const isGiven = isAccessGiven(environment, ["BANKID_CERTIFICATE", "BANKID_KEY", "BANKID_AUTHORITY"], "BankID");
  if (!isGiven) return null;
  if ((environment["SHOP_PUBLIC_URL"] ?? "") === "") {
    throw new Error("The app of BankID has to find back to the shop: set SHOP_PUBLIC_URL to its address.");
  }
  const values = schema.parse(environment);
  const passphrase = values.BANKID_KEY_PASSPHRASE === "" ? undefined : values.BANKID_KEY_PASSPHRASE;
  return {
    host: values.BANKID_HOST,
    certificate: {
      certificate: readPem(values.BANKID_CERTIFICATE) ?? "",
      key: readPem(values.BANKID_KEY) ?? "",
      passphrase,
      // BankID's servers use a certificate authority of their own.
      authority: readPem(values.BANKID_AUTHORITY),
    },
  };
}
