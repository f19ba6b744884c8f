export declare function findChromium(): Promise<string>;
export declare const chromiumFlags: string[];
