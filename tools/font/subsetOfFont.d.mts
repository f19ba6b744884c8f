export declare function subsetOfFont(): Promise<Uint8Array>;
export declare function licenceOfFont(): string;
