import { returnsPath } from "@torg/format/addresses";
/** Where a return is told of: the form by itself, as without script. */
export const returnsFormPath = `${returnsPath}?anmal=1`;
