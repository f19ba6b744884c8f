import { isMailAddress, cleanTextLine, cleanPastedText } from "@torg/format/typed";
import * as z from "zod/mini";

/** A person's name as typed, without unseen signs. */
export const typedName = z.string().check(z.overwrite(cleanTextLine), z.minLength(1), z.maxLength(100));

/** A plausible e-mail address, in lower case; only sending an e-mail shows whether it exists. */
export const typedEmail = z.string().check(z.overwrite(cleanPastedText), z.toLowerCase(), z.refine(isMailAddress));
