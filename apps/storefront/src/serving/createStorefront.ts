import { pageDataPath } from "@torg/pages/contract";
import type { FastifyInstance } from "fastify";
import { builtSheets } from "../assets/builtSheets.ts";
import { contentHash } from "../assets/integrityOf.ts";
import { pageConstraint, pageRoutes } from "../routes/pageRoutes.ts";
import { buildPath } from "../routes/storefrontPaths.ts";
import { answerPage } from "./answerPage.ts";
import { answerPageData } from "./answerPageData.ts";
import { answerFailure, failureStatus } from "./failurePage.ts";
import { registerPolicyReports } from "./registerPolicyReports.ts";
import { sendFile } from "./sendFile.ts";
import { originOf, type Storefront, type StorefrontOptions } from "./Storefront.ts";

/**
 * The shop's pages as a Fastify plugin: every page address, the built files, and a Swedish page for unknown addresses
 * and for failures. Calls of the shop server keep their addresses, even where a page has the same one.
 */
export function createStorefront(options: StorefrontOptions): (server: FastifyInstance) => Promise<void> {
  return async (server) => {
    const { assets } = options;
    const early = assets.early === undefined ? undefined : contentHash(assets.early);
    const sheets = builtSheets(options.files, assets.integrity);
    const storefront: Storefront = { ...options, lastSettings: null, failure: null, early, sheets };
    if (!server.hasConstraintStrategy(pageConstraint.name)) server.addConstraintStrategy(pageConstraint);
    server.setErrorHandler(async (error, request, reply) => {
      const status = failureStatus(error);
      if (status === 500) request.log.error(error, "a page could not be made");
      await answerFailure(storefront, status, reply);
    });
    for (const route of pageRoutes) {
      server.get(route.path, { constraints: { [pageConstraint.name]: "page" } }, async (_, reply) => {
        await answerPage(storefront, route, reply);
        return reply;
      });
    }
    server.get("/robots.txt", (request, reply) => {
      const rules = options.files.get("/robots.txt")?.identity.toString() ?? "";
      const text = `${rules}\nSitemap: ${originOf(options, request)}/sitemap.xml\n`;
      return reply.type("text/plain; charset=utf-8").header("cache-control", "public, max-age=86400").send(text);
    });
    server.get(pageDataPath, async (_, reply) => {
      await answerPageData(options, reply);
      return reply;
    });
    registerPolicyReports(server, options.tellViolation);
    server.get(`${buildPath}*`, async (_, reply) => sendFile(options.files, reply));
  };
}
