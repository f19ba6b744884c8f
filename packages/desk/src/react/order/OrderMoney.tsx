import { Alert, Button, DefinitionList } from "@torg/ui";
import type { ReactElement } from "react";
import type { DeskOrder } from "../../domain/deskOrder.ts";
import { lostPaymentAdvice } from "../../domain/lostPaymentAdvice.ts";
import { useDeskContext } from "../DeskProvider.tsx";
import { TaskForm } from "../tasks/TaskForm.tsx";

const sums = [
  ["captured", "capturedOre"],
  ["refunded", "refundedOre"],
  ["released", "releasedOre"],
  ["ontoCards", "ontoCardsOre"],
] as const;

function PaymentGone({ order }: { readonly order: DeskOrder }): ReactElement | null {
  const goneTexts = useDeskContext().texts.money.gone;
  const advice = lostPaymentAdvice(order);
  if (advice.length === 0) return null;
  return (
    <Alert tone={advice.includes("done") ? "info" : "warning"} title={goneTexts.title}>
      {advice.map((code) => goneTexts.advice[code]).join(" ")}
    </Alert>
  );
}

/** An order's total, its money moves, and the pending ones with the reason. */
export function OrderMoney({ order }: { readonly order: DeskOrder }): ReactElement {
  const { texts } = useDeskContext();
  const moneyTexts = texts.money;
  const { money } = order;
  const { vat = [] } = money;
  return (
    <>
      <PaymentGone order={order} />
      <DefinitionList
        items={[
          { id: "way", term: moneyTexts.way, details: money.way },
          { id: "total", term: moneyTexts.total, details: texts.price(money.totalOre) },
          ...vat.map(({ percent, inclOre, vatOre }) => ({
            id: `vat-${percent}`,
            term: moneyTexts.vat(texts.percent(percent)),
            details:
              vat.length === 1 ? texts.price(vatOre) : moneyTexts.vatOf(texts.price(vatOre), texts.price(inclOre)),
          })),
          ...sums
            .filter(([, sum]) => money[sum] > 0)
            .map(([id, sum]) => ({ id, term: moneyTexts[id], details: texts.price(money[sum]) })),
        ]}
      />
      {money.waiting.map(({ move, amountOre, tries, problem }) => (
        <Alert
          key={`${move} ${amountOre}`}
          tone={problem === "" ? "info" : "warning"}
          title={moneyTexts.moves[move](texts.price(amountOre))}
          actions={
            problem !== "" && (
              <TaskForm order={order} path="retryMoney">
                <Button type="submit" size="small">
                  {moneyTexts.retry}
                </Button>
              </TaskForm>
            )
          }
        >
          {problem === "" ? moneyTexts.soon : moneyTexts.failed(tries, problem)}
        </Alert>
      ))}
    </>
  );
}
