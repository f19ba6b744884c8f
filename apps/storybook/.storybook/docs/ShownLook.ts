import { createContext } from "react";
import { toLook } from "../look.ts";

/** The look of the current documentation page. */
export const ShownLook = createContext(toLook({}));
