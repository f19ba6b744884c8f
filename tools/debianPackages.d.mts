type Environment = Readonly<Record<string, string | undefined>>;

interface InstallOptions {
  readonly env?: Environment;
  readonly isRoot?: boolean;
  /** In milliseconds. */
  readonly limit?: { readonly update: number; readonly install: number };
}

export declare function onPath(name: string, env?: Environment): string | null;
export declare function hasPackages(env?: Environment): boolean;
export declare function installPackages(packages: readonly string[], options?: InstallOptions): string | null;
