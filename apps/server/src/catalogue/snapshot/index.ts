export { writeSnapshot, type SnapshotRequest } from "./writeSnapshot.ts";
