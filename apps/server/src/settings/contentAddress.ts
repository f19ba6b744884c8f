import { pageAddress } from "@torg/pages/contract";

/** The address of a content page; its slug may have several parts, as that of the stores page does. */
export const contentAddress = (slug: string): string => pageAddress("content", slug).replaceAll("%2F", "/");
