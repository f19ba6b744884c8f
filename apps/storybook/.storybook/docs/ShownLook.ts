import { createContext } from "react";
import { toLook } from "../look.ts";

/** The look that a page of the documentation is shown in. */
export const ShownLook = createContext(toLook({}));
