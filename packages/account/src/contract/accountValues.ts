import { isMailAddress } from "@torg/format/typed";
import * as z from "zod/mini";

/** A name of a person as it is typed. */
export const typedName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** An address that is good enough to write to, in small letters: what else there is, a letter shows. */
export const typedEmail = z.string().check(z.trim(), z.toLowerCase(), z.refine(isMailAddress));
