import { pageAddress } from "@torg/pages/contract";
import { returnFormAddress } from "@torg/returns/contract";
import type { FieldErrors, Refusal } from "../http/responses/Refusal.ts";
import { refuseMalformed } from "../http/responses/refuseForm.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import { serviceTexts } from "../texts/serviceTexts.ts";

/** The page of the form of a return or complaint, without scripts. */
export const returnFormPage = returnFormAddress(pageAddress("returns"));

/** Whether a return or complaint can be of a kind. */
export const isReturnType = (kind: string): boolean => Object.hasOwn(pageTexts.returnTypes, kind);

/** Refuses a return or complaint because of its fields. */
export const refuseReturnFields = (errors: FieldErrors): Refusal => refuseMalformed(errors, serviceTexts.fields);
