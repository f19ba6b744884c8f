import { parseOrganisationNumber } from "@torg/format";

/** Whether a text may be a personal number; those of organisations are public. */
export const isIdentityNumber = (text: string): boolean => text !== "" && !parseOrganisationNumber(text).ok;
