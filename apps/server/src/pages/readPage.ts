import type { PageResponse, PageName } from "@torg/pages/contract";
import { trackStale } from "../catalogue/snapshot/readOrStale.ts";
import type { Session } from "../sessions/Session.ts";
import { takeFlash } from "../sessions/flash.ts";
import type { Visit } from "../sessions/Visit.ts";
import { settingsOf } from "../settings/settingsOf.ts";
import { pageTexts } from "../texts/pageTexts.ts";
import { findPage } from "./findPage.ts";
import { layoutData } from "./layoutData.ts";
import { notFoundPage } from "./notFoundPage.ts";
import type { PageBody } from "./pageBody.ts";
import type { PageContext } from "./PageInput.ts";

/** The page to read, and its visitor. */
export interface PageRequest {
  /** Path and query. */
  readonly path: string;
  readonly visit: Visit;
  /** The secret of an operator's session at the desk; empty when the visitor has none. */
  readonly deskSecret: string;
}

/** The data of a page. */
export interface ReadPage {
  readonly answer: PageResponse;
  readonly status: 200 | 404;
  /** Age of the cached data in seconds, where the database could not be asked; else null. */
  readonly age: number | null;
}

/** Reads everything that the page of an address shows. */
export async function readPage(context: PageContext, { path, visit, deskSecret }: PageRequest): Promise<ReadPage> {
  const url = URL.parse(path.startsWith("/") ? `http://shop${path}` : "");
  const { answer: found, isStale } = await trackStale(async () =>
    url === null ? null : findPage({ context, visit, url, deskSecret }),
  );
  // Data older than the request is marked with its age, so it is not mistaken for current.
  const age = isStale ? context.shelf.age() : null;
  if (found !== null && "redirect" in found) {
    return { answer: { redirect: found.redirect, status: found.status }, status: 200, age };
  }
  const status = found === null || found.isMissing === true ? 404 : 200;
  return { answer: await answerPage(context, visit, found ?? notFoundPage(context, url)), status, age };
}

async function answerPage(context: PageContext, visit: Visit, found: PageBody): Promise<PageResponse> {
  const { heading, body } = found;
  const session = await visit.find();
  const settings = settingsOf(context.frame.current(), session);
  const { messages, flash } = await takenFlash(context, session, body.page);
  const common = {
    title: found.title ?? pageTexts.title(heading, settings.shopName),
    layout: await layoutData(context, session),
    messages: [...messages, ...(found.messages ?? [])].map((message) => ({ ...message })),
    flash,
  };
  return { settings: { ...settings, developmentBar: context.config.hasDevelopmentBar }, page: { ...body, ...common } };
}

async function takenFlash({ db }: PageContext, session: Session | null, page: PageName) {
  if (session === null) return { messages: [], flash: null };
  const { messages, flash } = await takeFlash(db, session, page);
  if (flash === null) return { messages, flash: null };
  const errors = Object.fromEntries(Object.entries(flash.errors).map(([field, texts]) => [field, [...texts]]));
  return { messages, flash: { form: flash.form, values: { ...flash.values }, errors } };
}
