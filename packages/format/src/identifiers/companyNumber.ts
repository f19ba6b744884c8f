import { parseOrganisationNumber } from "./organisationNumber.ts";
import type { OrganisationNumberProblem } from "./organisationNumber.ts";
import type { Parsed } from "./Parsed.ts";
import { parsePersonalNumber } from "./personalNumber.ts";
import type { PersonalNumber } from "./personalNumber.ts";

/** The identity number of a company. */
export type CompanyNumber =
  | { readonly kind: "organisation"; readonly digits: string }
  | { readonly kind: "sole-trader"; readonly person: PersonalNumber };

/**
 * Parses the number of a company: an organisation number, or the personal identity number of a sole trader, which must
 * be masked like one. `now` determines the century of ten digits.
 */
export function parseCompanyNumber(text: string, now: Date): Parsed<CompanyNumber, OrganisationNumberProblem> {
  const organisation = parseOrganisationNumber(text);
  if (organisation.ok) return { ok: true, value: { kind: "organisation", digits: organisation.value } };
  const person = parsePersonalNumber(text, now);
  if (person.ok) return { ok: true, value: { kind: "sole-trader", person: person.value } };
  return person.code === "wrong-check-digit" ? { ok: false, code: person.code } : organisation;
}
