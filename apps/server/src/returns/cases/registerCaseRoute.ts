import { sessionExpired } from "@torg/http";
import { pageAddress } from "@torg/pages/contract";
import { type RegisteredReturn, registerReturnCall, returnFields } from "@torg/returns/contract";
import { chooseLines, maxImageBytes, type OrderLookup, type ReturnQuantities } from "@torg/returns/domain";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CatalogueContext } from "../../catalogue/CatalogueContext.ts";
import { type CallInput, registerCall } from "../../http/registerCall.ts";
import { isFromOwnPage } from "../../http/requests/isFromOwnPage.ts";
import { FormWithFiles } from "../../http/requests/FormWithFiles.ts";
import { readMultipart } from "../../http/requests/readMultipart.ts";
import { rejectMalformedHttp } from "../../http/requests/rejectMalformedHttp.ts";
import { sendRefusal } from "../../http/responses/answerError.ts";
import { Refusal, refuse } from "../../http/responses/Refusal.ts";
import { refuseField } from "../../http/responses/refuseForm.ts";
import type { Who } from "../../limits/createLimits.ts";
import { settingsOf } from "../../settings/settingsOf.ts";
import { serviceTexts } from "../../texts/serviceTexts.ts";
import { serverTexts } from "../../texts/sv.ts";
import { lookUpOrder } from "../findOrder.ts";
import { leftText } from "../piecesLeft.ts";
import { returnForm } from "../returnForm.ts";
import { writeServiceDraft } from "../serviceDraft.ts";
import { createUploadPlaces } from "../uploads/createUploadPlaces.ts";
import { mostPixels, type RedrawnImage, redrawImage } from "../uploads/redrawImage.ts";
import { registerCase } from "./registerCase.ts";

/** The receipt of the last case of this session. */
const receiptPage = pageAddress("caseReceipt");

/**
 * Serves the registration of returns and complaints. Files are read only here, a few forms at once, and only if the
 * form is this shop's own.
 */
export function registerCaseRoute(scope: FastifyInstance, context: CatalogueContext): void {
  const places = createUploadPlaces({ atOnce: 4, perAddress: 2, waiting: 16, timeoutMs: 60_000 });
  scope.addHook("preParsing", async (request, reply, payload) => {
    if (!(await isFromOwnPage(request))) {
      scope.security.record("authz_fail", request, "no token of this session");
      return sendRefusal(reply, refuse(sessionExpired, serverTexts.tokenRefused));
    }
    const tooMany = await context.limits.take("upload", await uploader(request));
    return tooMany === null ? payload : sendRefusal(reply, tooMany);
  });
  scope.addContentTypeParser(
    "multipart/form-data",
    { bodyLimit: 64 * 1024 * 1024 },
    async (request: FastifyRequest, payload: FastifyRequest["raw"]) => {
      const limits = { files: await maxImages(context, request), fileBytes: maxImageBytes };
      const form = await places({
        address: request.visit.address,
        read: () => readMultipart(payload, request.headers["content-type"] ?? "", limits),
        cut: () => rejectMalformedHttp(request.raw.socket),
      });
      if (form === null) throw Object.assign(new Error("Too many forms at once."), { statusCode: 429 });
      return form;
    },
  );
  registerCall(scope, registerReturnCall, {
    answer: (input) => takeCase(context, input),
    onInvalid: returnForm.refuse,
    formPage: () => returnForm.page,
    redirectTo: () => receiptPage,
    ignoresReturnTo: true,
    message: ({ message }) => message,
  });
}

async function uploader({ visit }: FastifyRequest): Promise<Who> {
  const session = await visit.find();
  return { address: visit.address, ...(session === null ? {} : { session: String(session.id) }) };
}

async function maxImages({ frame }: CatalogueContext, request: FastifyRequest): Promise<number> {
  return settingsOf(frame.current(), await request.visit.find()).returnImageMax;
}

interface CaseRequest extends OrderLookup {
  readonly orderId: number;
  readonly orderType: string;
  readonly products: ReturnQuantities;
  readonly message: string;
}

async function takeCase(
  context: CatalogueContext,
  { request, visit, raw }: CallInput<CaseRequest>,
): Promise<RegisteredReturn | Refusal> {
  const { db, limits } = context;
  const kind = request.orderType;
  if (!returnForm.hasType(kind)) return returnForm.refuse({ [returnFields.orderType]: [] });
  const order = await lookUpOrder(context, request, visit.address);
  if (order instanceof Refusal) return order;
  if (order.orderId !== request.orderId) return refuse(404, serviceTexts.orderNotFound);
  const choice = chooseLines(order.products, request.products);
  if (!choice.ok) {
    return refuseField("products", serviceTexts.choices[choice.problem.code]);
  }
  const session = await visit.ensure();
  const tooMany = await limits.take("return", { session: String(session.id), address: visit.address });
  if (tooMany !== null) return tooMany;
  const images = await readImages(context, raw);
  if (images instanceof Refusal) {
    raw.server.security.record("upload_validation", raw, "a picture was refused");
    return images;
  }
  const { orderEmail: mailbox } = order;
  const id = await registerCase(db, context.jobs, {
    orderId: order.orderId,
    bought: order.products,
    kind,
    message: request.message.trim(),
    lines: choice.lines,
    images,
    refusal: (transaction) => limits.take("return", { mailbox }, transaction),
    // Letters caused by others must not block a case: it is stored without a letter.
    sendsEmail: async (transaction) => (await limits.take("letters", { mailbox }, transaction)) === null,
  });
  if (id instanceof Refusal) return id;
  if (typeof id !== "number") {
    return refuseField("products", leftText(serviceTexts.alreadyTold, id));
  }
  const done = { return_order_id: null, return_kind: null, return_case_id: id };
  await writeServiceDraft(db, session, done);
  return { message: serviceTexts.caseRegistered, caseNumber: id, receiptUrl: receiptPage };
}

async function readImages(context: CatalogueContext, raw: FastifyRequest): Promise<readonly RedrawnImage[] | Refusal> {
  if (!(raw.body instanceof FormWithFiles)) return [];
  const { files, problem } = raw.body;
  if (problem === "too-many") return refuseField("images", serviceTexts.tooManyImages(await maxImages(context, raw)));
  if (problem === "too-large") return refuseField("images", serviceTexts.imageTooLarge);
  const images: RedrawnImage[] = [];
  for (const [index, { content }] of files.entries()) {
    const image = await redrawImage(content);
    if (typeof image === "string") return refuseField("images", serviceTexts.imageFaults[image](index + 1, mostPixels));
    images.push(image);
  }
  return images;
}
