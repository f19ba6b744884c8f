import { oncePerPage } from "@torg/islands";
import { staleTexts } from "../texts/staleTexts.ts";
import { tellOnTop } from "./tellOnTop.ts";

/**
 * Says at the top of the page, once, that the server no longer knows the session that the page was made for. Nothing
 * that is done on such a page is kept, and most of it fails without a word of its own.
 */
export const tellStale: () => void = oncePerPage(() => tellOnTop(staleTexts));
