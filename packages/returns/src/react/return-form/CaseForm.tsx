import { Button, TextArea } from "@torg/ui";
import type { ReactElement, SyntheticEvent } from "react";
import { useStore } from "zustand";
import { registerReturnCall } from "../../contract/index.ts";
import type { ReturnOrder } from "../../domain/index.ts";
import { ImagePicker } from "../image-picker/ImagePicker.tsx";
import { ReturnLines } from "../return-lines/ReturnLines.tsx";
import { useReturnsAddresses, useReturnsTexts } from "../ReturnsProvider.tsx";
import { fieldsOf } from "./fieldsOf.ts";
import { noFlash } from "./ReturnFlash.ts";
import type { ReturnFormProps } from "./ReturnFormProps.ts";

/** Pictures can be chosen from the start; what is returned is told when the order is known. */
export function CaseForm({ state, maxImages = 1, returnTo, flash }: ReturnFormProps): ReactElement {
  const texts = useReturnsTexts();
  const { backend } = useReturnsAddresses();
  const { order, orderType, images, imageProblem, isSending, failure } = useStore(state);
  const { values, errors: brought } = flash ?? noFlash;
  const errors = failure?.errors ?? brought;
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = fieldsOf(event.currentTarget);
    const lines = order?.products ?? [];
    const quantities = Object.fromEntries(lines.map(({ product_id: id }) => [id, Number(read(`products[${id}]`))]));
    void state.register({ message: read("message"), quantities });
  };
  return (
    <form
      className="torg-return-form__part"
      method="post"
      action={backend(registerReturnCall.path)}
      encType="multipart/form-data"
      onSubmit={handleSubmit}
    >
      {order !== null && (
        <>
          <OrderFields order={order} orderType={orderType} returnTo={returnTo} />
          <CaseLines state={state} order={order} values={values} error={errors["products"]?.join(" ")} />
          <TextArea
            label={texts.describe}
            hint={texts.describeHint}
            name="message"
            maxLength={5000}
            defaultValue={values["message"]}
          />
        </>
      )}
      <ImagePicker
        name="images[]"
        images={images}
        problem={imageProblem}
        error={errors["images"]?.join(" ")}
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

/** What a form without script has to say of the order that was found. */
function OrderFields({ order, orderType, returnTo }: OrderFieldsProps): ReactElement {
  const texts = useReturnsTexts();
  const hidden = {
    order_id: order.order_id,
    order_name: order.order_name,
    order_email: order.order_email,
    return_order_type: orderType,
    ...(returnTo === undefined ? {} : { return_to: returnTo }),
  };
  return (
    <>
      <output className="torg-return-form__found">{texts.found(order.order_name)}</output>
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
      chosen={({ product_id: id, quantity }) => Number(values[`products[${id}]`] ?? (isOnly ? quantity : 0))}
      error={problem === null ? error : texts.choiceProblems[problem.code]}
    />
  );
}
