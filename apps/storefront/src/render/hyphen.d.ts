declare module "hyphen/sv/index.js" {
  const swedish: {
    /** Inserts `hyphenChar` where a Swedish word may be hyphenated. */
    readonly hyphenateSync: (text: string, options: { readonly hyphenChar: string }) => string;
  };
  export default swedish;
}
