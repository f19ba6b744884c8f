import { Alert, Button, Select, TextArea, TextField } from "@torg/ui";
import type { ReactElement, SyntheticEvent } from "react";
import { useStore } from "zustand";
import type { ReturnOrder } from "../../domain/index.ts";
import type { ReturnState } from "../../state/index.ts";
import { ImagePicker } from "../image-picker/ImagePicker.tsx";
import { useReturnsTexts } from "../ReturnsProvider.tsx";

/** Props of ReturnForm. */
export interface ReturnFormProps {
  readonly state: ReturnState<File>;
  /** The order's own id, where the page knows it; the lookup goes by the number below. */
  readonly orderId?: number | null;
  /** Order number that the lookup starts with. */
  readonly orderName?: string;
  /** E-mail address that the lookup starts with. */
  readonly orderEmail?: string;
  /** The kinds of return, by key. */
  readonly returnOrderTypes: Readonly<Record<string, string>>;
  /** How many images are taken, as the state counts them. */
  readonly maxImages?: number;
}

/** Registers a return or a complaint: first the order is found, then the case is told. */
export function ReturnForm(props: ReturnFormProps): ReactElement {
  const { state, orderId, maxImages = 1 } = props;
  const texts = useReturnsTexts();
  const { order, failure, thanks } = useStore(state);
  if (thanks !== null) return <Alert tone="positive">{thanks}</Alert>;
  return (
    <div className="torg-return-form" data-order={orderId ?? undefined}>
      <p className="torg-return-form__right">{texts.complaintRight}</p>
      <LookupForm {...props} />
      <CaseForm state={state} order={order} maxImages={maxImages} />
      {failure !== null && <Alert tone="danger">{failure.serverMessage ?? texts.failed}</Alert>}
    </div>
  );
}

function LookupForm({ state, orderName, orderEmail, returnOrderTypes }: ReturnFormProps): ReactElement {
  const texts = useReturnsTexts();
  const { isSending, order } = useStore(state);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = fieldsOf(event.currentTarget);
    const lookup = { order_email: read("order_email"), order_name: read("order_name") };
    void state.find(lookup, read("return_order_type"));
  };
  return (
    <form className="torg-return-form__part" onSubmit={handleSubmit}>
      <TextField
        label={texts.email}
        name="order_email"
        type="email"
        autoComplete="email"
        defaultValue={orderEmail}
        required
      />
      <TextField
        label={texts.orderNumber}
        name="order_name"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={orderName}
        required
      />
      <Select
        label={texts.type}
        name="return_order_type"
        options={Object.entries(returnOrderTypes).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" variant={order === null ? "primary" : "secondary"} busy={isSending && order === null}>
        {texts.find}
      </Button>
    </form>
  );
}

interface CaseFormProps {
  readonly state: ReturnState<File>;
  readonly order: ReturnOrder | null;
  readonly maxImages: number;
}

/** Pictures can be chosen from the start; what is returned is told when the order is known. */
function CaseForm({ state, order, maxImages }: CaseFormProps): ReactElement {
  const texts = useReturnsTexts();
  const { images, imageProblem, isSending } = useStore(state);
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const read = fieldsOf(event.currentTarget);
    const lines = order?.products ?? [];
    const quantities = Object.fromEntries(lines.map(({ product_id: id }) => [id, Number(read(`products[${id}]`))]));
    void state.register({ message: read("message"), quantities });
  };
  return (
    <form className="torg-return-form__part" onSubmit={handleSubmit}>
      {order !== null && <ReturnLines order={order} />}
      {order !== null && <TextArea label={texts.describe} name="message" />}
      <ImagePicker
        images={images}
        problem={imageProblem}
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

function ReturnLines({ order }: { readonly order: ReturnOrder }): ReactElement {
  const texts = useReturnsTexts();
  return (
    <fieldset className="torg-return-form__lines">
      <legend>{texts.products}</legend>
      {order.products.map(({ product_id: id, name, quantity }) => (
        <TextField
          key={id}
          label={name}
          name={`products[${id}]`}
          type="number"
          min={0}
          max={quantity}
          defaultValue={order.products.length === 1 ? quantity : 0}
        />
      ))}
    </fieldset>
  );
}

/** Reads the text fields of a form by name; a missing one is empty. */
function fieldsOf(form: HTMLFormElement): (name: string) => string {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
}
