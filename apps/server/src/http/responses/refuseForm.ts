import { serverTexts } from "../../texts/sv.ts";
import { type FieldErrors, type Refusal, refuseFields } from "./Refusal.ts";

/** Refuses a form with the errors of its fields. */
export const refuseForm = (errors: FieldErrors): Refusal => refuseFields(serverTexts.checkValues, errors);

/** Refuses a form because of one of its fields. */
export const refuseField = (field: string, text: string): Refusal => refuseForm({ [field]: [text] });

/** Refuses a form with the texts of its malformed fields; those without a text are not named. */
export function refuseMalformed(errors: FieldErrors, texts: Readonly<Record<string, string>>): Refusal {
  const named = Object.entries(texts).filter(([field]) => field in errors);
  return refuseForm(Object.fromEntries(named.map(([field, text]) => [field, [text]])));
}
