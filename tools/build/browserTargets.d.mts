export declare const browserTargets: string[];
