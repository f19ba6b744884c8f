/** The selector of a piece named by its class (`.torg-alert`, `torg-alert__text`), else null. */
export function anatomySelector(name: string): string | null {
  const [, className] = /(?:^|[\s`(])\.?(torg-[\w-]+)/.exec(name) ?? [];
  return className === undefined ? null : `.${className}`;
}
