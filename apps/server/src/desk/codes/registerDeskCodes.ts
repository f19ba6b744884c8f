import { deskCodesCall, deskFields, deskPages, endCodeCall, makeCodeCall } from "@torg/desk/contract";
import { normalizeCode, codeProblems, type DiscountCodeInput } from "@torg/desk/domain/codes";
import type { FastifyInstance } from "fastify";
import type { BuyingContext } from "../../buying/BuyingContext.ts";
import { type Refusal, refuse } from "../../http/responses/Refusal.ts";
import { refuseField, refuseForm } from "../../http/responses/refuseForm.ts";
import { deskTexts } from "../../texts/deskTexts.ts";
import { registerDeskCall } from "../registerDeskCall.ts";
import { endCode, listCodes, makeCode } from "./discountCodes.ts";

/** The wire names of a code's parts. */
const fieldOf: Readonly<Record<keyof DiscountCodeInput, string>> = {
  code: deskFields.discountCode,
  label: deskFields.label,
  percent: deskFields.percent,
  amountOre: deskFields.amount,
  uses: deskFields.uses,
  usesPerCustomer: deskFields.usesPerCustomer,
  from: deskFields.from,
  until: deskFields.until,
};

function codeRefusal(wanted: DiscountCodeInput): Refusal | null {
  const problems = [...codeProblems(wanted)];
  if (problems.length === 0) return null;
  const errors = problems.map(([part, problem]) => [fieldOf[part], [deskTexts.code[problem]]]);
  return refuseForm(Object.fromEntries(errors));
}

/** Serves discount codes: listing, creating and ending them. */
export function registerDeskCodes(server: FastifyInstance, { db }: Pick<BuyingContext, "db">): void {
  registerDeskCall(server, db, {
    call: deskCodesCall,
    task: "see-codes",
    answer: async () => ({ codes: [...(await listCodes(db))] }),
  });
  registerDeskCall(server, db, {
    call: makeCodeCall,
    task: "make-code",
    async answer({ request: { isFixed, ...wanted }, operator }) {
      const refusal = codeRefusal(wanted);
      if (refusal !== null) return refusal;
      const made = await makeCode(db, { wanted, isFixed: isFixed === 1, operatorId: operator.id });
      const taken = deskTexts.codeTaken(normalizeCode(wanted.code));
      return made ?? refuseField(fieldOf.code, taken);
    },
    redirectTo: () => deskPages.codes,
    message: ({ code }) => deskTexts.done.makeCode(code),
  });
  registerDeskCall(server, db, {
    call: endCodeCall,
    task: "end-code",
    async answer({ request: { id }, operator }) {
      const ended = await endCode(db, { id, operatorId: operator.id });
      if (ended.ok) return ended.discount;
      return ended.code === "of-file" ? refuse(422, deskTexts.codeOfFile) : refuse(404, deskTexts.noCode);
    },
    redirectTo: () => deskPages.codes,
    message: ({ code }) => deskTexts.done.endCode(code),
  });
}
