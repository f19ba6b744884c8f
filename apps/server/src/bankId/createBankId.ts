import * as z from "zod";
import type { ClientCertificate } from "../providers/ClientCertificate.ts";
import { anyAnswer, createSignedRequest } from "../providers/createSignedRequest.ts";
import { ProviderError, type ProviderFetch } from "../providers/providerHttp.ts";
import type { BankId, BankIdWord } from "./BankId.ts";

/** Access to BankID: the certificate that proves the shop as a relying party. */
export interface BankIdAccess {
  readonly host: string;
  /** Undefined for the stand-in, which accepts everybody. */
  readonly certificate: ClientCertificate | undefined;
}

const orderSchema = z.object({
  orderRef: z.string().min(1),
  autoStartToken: z.string().min(1),
  qrStartToken: z.string().min(1),
  qrStartSecret: z.string().min(1),
});

const collectSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("pending"), hintCode: z.string() }),
  z.object({ status: z.literal("failed"), hintCode: z.string() }),
  z.object({
    status: z.literal("complete"),
    completionData: z.object({ user: z.object({ personalNumber: z.string().regex(/^\d{12}$/) }) }),
  }),
]);

const refusalSchema = z.object({ errorCode: z.string() });

function codeOf(body: unknown): string {
  return refusalSchema.safeParse(body).data?.errorCode ?? "";
}

/** BankID's API for relying parties v6.0. The only personal data requested is the number it proves. */
export function createBankId({ host, certificate }: BankIdAccess, fetch: ProviderFetch): BankId {
  const ask = createSignedRequest(fetch, { host, sign: () => ({}), codeOf, certificate });
  const post = <Answer>(call: string, body: unknown, answer: z.ZodType<Answer>): Promise<Answer> =>
    ask({ method: "POST", path: `/rp/v6.0/${call}`, body, answer });
  return {
    start: (endUserIp) => post("auth", { endUserIp }, orderSchema),
    async collect(orderRef): Promise<BankIdWord> {
      try {
        const result = await post("collect", { orderRef }, collectSchema);
        if (result.status !== "complete") return result;
        return { status: "complete", personalNumber: result.completionData.user.personalNumber };
      } catch (error) {
        if (error instanceof ProviderError && error.code === "invalidParameters") return { status: "gone" };
        throw error;
      }
    },
    async cancel(orderRef) {
      await post("cancel", { orderRef }, anyAnswer);
    },
  };
}
