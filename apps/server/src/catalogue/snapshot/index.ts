export { writeSnapshot, type SnapshotOrder } from "./writeSnapshot.ts";
