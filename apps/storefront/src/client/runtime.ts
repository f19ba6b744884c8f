import { startRuntime } from "./startRuntime.ts";

startRuntime();
