import { passwordProblem } from "@torg/account/domain";
import type { CallInput } from "../http/registerCall.ts";
import { Refusal } from "../http/responses/Refusal.ts";
import { refuseField } from "../http/responses/refuseForm.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";
import type { CustomerCheck } from "./createCustomerCheck.ts";
import type { ProvedAccount } from "./heldAccount.ts";
import type { PasswordCheck } from "./passwords/createPasswordCheck.ts";

type Confirmed = Pick<CallInput<{ readonly password: string }>, "raw" | "visit" | "request">;

/**
 * Makes the check of a customer who confirms with the password entered again: the account as it was when checked, or a
 * refusal.
 */
export function createConfirmedCheck(
  requireCustomer: CustomerCheck,
  check: PasswordCheck,
): (confirmed: Confirmed) => Promise<ProvedAccount | Refusal> {
  return async ({ request: { password }, ...asker }) => {
    const email = await requireCustomer(asker);
    if (email instanceof Refusal) return email;
    const problem = passwordProblem(password);
    if (problem !== null) return refuseField("password", serviceTexts.passwordProblems[problem]);
    const checked = await check({ email, password }, asker);
    if (checked instanceof Refusal) return checked;
    return checked.account ?? refuseField("password", serviceTexts.personalData.wrongPassword);
  };
}
