export declare function findChromium(): Promise<string>;
export declare function findHeadlessShell(): Promise<string>;
export declare const chromiumFlags: string[];
