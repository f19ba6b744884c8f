/** Where returns are told of: the page that explains, and the form by itself, as without script. */
export const returnsPagePath = "/retur-och-reklamation";
export const returnsFormPath = "/retur-och-reklamation?anmal=1";
export const withdrawalPath = "/angra-kop";
