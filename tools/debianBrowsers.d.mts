export declare function findFirefox(): string;
export declare function smallBrowsers(folder?: string): readonly string[];
export declare function findWebKit(): { readonly driver: string; readonly binary: string };
