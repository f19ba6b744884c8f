export declare function hasPackages(): boolean;
export declare function findFirefox(): string;
export declare function findWebKit(): { readonly driver: string; readonly binary: string };
