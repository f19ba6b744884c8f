const word =
  /(?<!\p{L})(?:\p{L}*(?:s|jul|höst|vår|vinter|sommar|slut|super|bok|lager|mega|mini)-?)?(?:rea|rean|reor|realisation\p{L}*|reapris\p{L}*)(?!\p{L})/iu;

/** Whether a text calls something a sale: `Rea`, `Mellandagsrea`, `reapriser`, but not `area`. */
export const saysSale = (text: string): boolean => word.test(text);
