import type { Server } from "node:http";
import type { InlineConfig } from "vite";

export function clientConfig(root: string): InlineConfig;
export function runtimeConfig(root: string): InlineConfig;
export function serverConfig(root: string): InlineConfig;
export function developmentConfig(root: string, httpServer: Server): InlineConfig;
