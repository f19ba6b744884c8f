import { pageAddress } from "@torg/pages/contract";
import { returnFormAddress } from "@torg/returns/contract";
import type { FieldErrors, Refusal } from "../http/responses/Refusal.ts";
import { refuseMalformed } from "../http/responses/refuseForm.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";

/** The form of a return or complaint, without scripts. */
export const returnForm = {
  /** The page of the form. */
  page: returnFormAddress(pageAddress("returns")),

  /** Whether a return or complaint can be of a kind. */
  hasType: (kind: string): boolean => Object.hasOwn(pageTexts.returnTypes, kind),

  /** Refuses a return or complaint because of its fields. */
  refuse: (errors: FieldErrors): Refusal => refuseMalformed(errors, serviceTexts.fields),
} as const;
