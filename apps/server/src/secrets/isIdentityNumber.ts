import { parseOrganisationNumber } from "@torg/format";

/** Whether a text may be the number of a person; the number of an organisation is public. */
export const isIdentityNumber = (text: string): boolean => text !== "" && !parseOrganisationNumber(text).ok;
