import { Button, noFlash, TextArea } from "@torg/ui";
import type { ReactElement, SyntheticEvent } from "react";
import { useStore } from "zustand";
import { quantityField, returnFields } from "../../contract/returnFields.ts";
import { registerReturnCall } from "../../contract/returnCalls.ts";
import type { ReturnOrder } from "../../domain/returnOrder.ts";
import { ImagePicker } from "../image-picker/ImagePicker.tsx";
import { ReturnLines } from "../return-lines/ReturnLines.tsx";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";
import { useFocusOnRefusal } from "../useFocusOnRefusal.ts";
import { fieldsOf } from "./fieldsOf.ts";
import type { ReturnFormProps } from "./ReturnFormProps.ts";

/** The form of a case. Pictures can be chosen from the start; the goods are chosen once the order is known. */
export function CaseForm({ state, maxImages = 1, returnTo, flash }: ReturnFormProps): ReactElement {
  const texts = useReturnsTexts();
  const { backend } = useReturnsAddresses();
  const snapshot = useStore(state);
  const { order, orderType, images, imageProblem, isSending, failure } = snapshot;
  const { values, errors: brought } = flash ?? noFlash;
  const errors = failure?.errors ?? brought;
  const form = useFocusOnRefusal(order === null ? null : snapshot);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = fieldsOf(event.currentTarget);
    const lines = order?.products ?? [];
    const quantities = Object.fromEntries(lines.map(({ productId: id }) => [id, Number(read(quantityField(id)))]));
    void state.register({ message: read(returnFields.message), quantities });
  };
  return (
    <form
      ref={form}
      className="torg-return-form__part"
      method="post"
      action={backend(registerReturnCall.path)}
      encType="multipart/form-data"
      onSubmit={handleSubmit}
    >
      {order !== null && (
        <>
          <OrderFields order={order} orderType={orderType} returnTo={returnTo} />
          <CaseLines state={state} order={order} values={values} error={errors[returnFields.products]?.join(" ")} />
          <TextArea
            label={texts.describe}
            hint={texts.describeHint}
            name={returnFields.message}
            maxLength={5000}
            defaultValue={values[returnFields.message]}
          />
        </>
      )}
      <ImagePicker
        name={`${returnFields.images}[]`}
        images={images}
        problem={imageProblem}
        error={errors[returnFields.images]?.join(" ")}
        max={maxImages}
        onAdd={(files) => state.addImages(files)}
        onRemove={(file) => state.removeImage(file)}
      />
      {order !== null && (
        <Button type="submit" variant="primary" busy={isSending}>
          {texts.send}
        </Button>
      )}
    </form>
  );
}

interface OrderFieldsProps {
  readonly order: ReturnOrder;
  readonly orderType: string;
  readonly returnTo: string | undefined;
}

/** The found order's fields, which a form without script sends back. */
function OrderFields({ order, orderType, returnTo }: OrderFieldsProps): ReactElement {
  const texts = useReturnsTexts();
  const hidden = {
    [returnFields.orderId]: order.orderId,
    [returnFields.orderNumber]: order.orderNumber,
    [returnFields.orderEmail]: order.orderEmail,
    [returnFields.orderType]: orderType,
    ...(returnTo === undefined ? {} : { [returnFields.returnTo]: returnTo }),
  };
  return (
    <>
      <output className="torg-return-form__found">{texts.found(order.orderNumber)}</output>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

interface CaseLinesProps extends Pick<ReturnFormProps, "state"> {
  readonly order: ReturnOrder;
  readonly values: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

function CaseLines({ state, order, values, error }: CaseLinesProps): ReactElement {
  const texts = useReturnsTexts();
  const problem = useStore(state, (snapshot) => snapshot.choiceProblem);
  const isOnly = order.products.length === 1;
  return (
    <ReturnLines
      lines={order.products}
      words={{
        legend: texts.products,
        hint: texts.productsHint,
        bought: texts.boughtCount,
      }}
      chosen={({ productId: id, quantity }) => Number(values[quantityField(id)] ?? (isOnly ? quantity : 0))}
      error={problem === null ? error : texts.choiceProblems[problem.code]}
    />
  );
}
