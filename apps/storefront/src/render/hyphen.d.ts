declare module "hyphen/sv/index.js" {
  const swedish: {
    /** Writes `hyphenChar` where a Swedish word may be divided. */
    readonly hyphenateSync: (text: string, options: { readonly hyphenChar: string }) => string;
  };
  export default swedish;
}
