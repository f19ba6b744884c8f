import { useMemo } from "react";
import { flashMessage, type CheckoutFlash } from "../../domain/checkoutFlash.ts";
import type { CustomerType } from "../../domain/checkoutData.ts";
import { isPostalCodeMissing } from "../../domain/isPostalCodeMissing.ts";
import { orderPlaces, locateOrderErrors, type OrderErrorTarget } from "../../domain/orderPlaces.ts";
import type { OrderErrors } from "../../state/checkoutState.ts";
import type { CheckoutTexts } from "../../texts/sv.ts";
import { useCheckout, useCheckoutContext, useFlash } from "../CheckoutProvider.tsx";

/** A message about a problem that prevents an order, and its place. */
export interface OrderProblem {
  readonly place: OrderErrorTarget;
  readonly text: string;
}

/** The problems that prevent an order, as texts. */
export interface OrderProblems {
  /** In page order. */
  readonly problems: readonly OrderProblem[];
  /** The message about the order as a whole, if there is none about a place. */
  readonly message: string | null;
  /** Where there were problems before any was corrected, in page order: their list stays where it was. */
  readonly first: readonly OrderErrorTarget[];
}

type FoundProblems = Omit<OrderProblems, "first">;

/** Status assumed for a refusal whose own status is not known. */
const refused = 422;

function ofFlash(flash: CheckoutFlash): FoundProblems {
  const { message, errors } = flash;
  const texts = flash.place === "order" ? locateOrderErrors({ status: refused, message: message ?? "", errors }) : {};
  const problems = orderPlaces
    .flatMap((place) => ({ place, text: texts[place] ?? "" }))
    .filter(({ text }) => text !== "");
  return { problems, message: problems.length > 0 ? null : flashMessage(flash, "order") };
}

function problemsOfErrors(errors: OrderErrors, texts: CheckoutTexts, customerType: CustomerType): FoundProblems {
  const sentences = customerType === "company" ? texts.companyProblems : texts.privateProblems;
  const missing: Readonly<Partial<Record<OrderErrorTarget, string>>> = texts.missingChoices;
  const fields: Readonly<Partial<Record<OrderErrorTarget, (typeof sentences)["city"]>>> = sentences;
  const problems = orderPlaces.flatMap((place): readonly OrderProblem[] => {
    const problem = errors.problems[place];
    const problemText =
      problem === undefined ? undefined : (fields[place]?.[problem] ?? missing[place] ?? texts.paymentFailed);
    const text = problemText ?? errors.texts[place];
    return text === undefined ? [] : [{ place, text }];
  });
  if (errors.isOutdated === true) return { problems, message: texts.orderOutdated };
  if (errors.isUnsaved === true) return { problems, message: texts.orderUnsaved };
  if (problems.length > 0 || errors.message === undefined) return { problems, message: null };
  return { problems, message: errors.message ?? texts.paymentFailed };
}

/** Moves problems of a postal code that only its block asks for to that block, and shows them once. */
function atTheBlock(found: FoundProblems): FoundProblems {
  const { problems } = found;
  const atField = problems.find(({ place }) => place === "postalCode");
  if (atField === undefined) return found;
  const atBlock = problems.find(({ place }) => place === "postal-code") ?? { ...atField, place: "postal-code" };
  const otherProblems = problems.filter(({ place }) => place !== "postalCode" && place !== "postal-code");
  return {
    ...found,
    problems: orderPlaces.flatMap((place) => [atBlock, ...otherProblems].filter((problem) => problem.place === place)),
  };
}

/**
 * The problems of an order, as texts: those of the last attempt with script; before one, those of a form sent without
 * script.
 */
export function useOrderProblems(): OrderProblems {
  const { texts } = useCheckoutContext();
  const flash = useFlash((current) => current);
  const sent = useCheckoutContext().flash.getInitialState();
  const errors = useCheckout((snapshot) => snapshot.orderErrors);
  const customerType = useCheckout((snapshot) => snapshot.data.customerType);
  const isAskedAbove = useCheckout((snapshot) => isPostalCodeMissing(snapshot.data));
  return useMemo(() => {
    const found = errors === null ? ofFlash(flash) : problemsOfErrors(errors, texts, customerType);
    const first =
      errors === null ? ofFlash(sent) : problemsOfErrors({ ...errors, ...errors.first }, texts, customerType);
    const shown = (all: FoundProblems): FoundProblems => (isAskedAbove ? atTheBlock(all) : all);
    return { ...shown(found), first: shown(first).problems.map(({ place }) => place) };
  }, [errors, flash, sent, texts, customerType, isAskedAbove]);
}

/** The message about one place, or null. */
export function useProblemAt(place: OrderErrorTarget): string | null {
  return useOrderProblems().problems.find((problem) => problem.place === place)?.text ?? null;
}
