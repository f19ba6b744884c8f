/** The parts of a path with its query. */
export const pathAddress = (path: string): URL => new URL(path, "http://localhost");
