import { trimPasted } from "@torg/format/typed";

/** A postal code of any country as it is stored and compared: without spaces and unseen signs. */
export const barePostalCode = (code: string): string => trimPasted(code).replaceAll(/\s/gu, "");
