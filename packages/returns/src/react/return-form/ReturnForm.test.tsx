import { createClient } from "@torg/http";
import { createMock, reply, replyFailure } from "@torg/http/mock";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { findOrderCall, registerReturnCall } from "../../contract/returnCalls.ts";
import { aReturnOrder, returnOrderTypes } from "../../fixtures/aReturnOrder.ts";
import { createReturnState } from "../../state/createReturnState.ts";
import { ReturnForm } from "./ReturnForm.tsx";

const order = aReturnOrder();

function show(maxImages = 1) {
  const found = reply(findOrderCall, ({ orderType: type }) => ({ order, orderType: type }));
  const registered = reply(registerReturnCall, { message: "Tack! Vi har tagit emot din anmälan." });
  const mock = createMock([found, registered]);
  const state = createReturnState<File>({ client: createClient(mock), maxImages });
  render(
    <ReturnForm
      state={state}
      orderNumber={order.orderNumber}
      orderEmail={order.orderEmail}
      returnOrderTypes={returnOrderTypes}
      maxImages={maxImages}
    />,
  );
  return { found, registered, mock };
}

const png = (name: string): File => new File(["x"], name, { type: "image/png" });

describe("ReturnForm", () => {
  it("finds the order with the given details and registers the case", async () => {
    const { found, registered } = show();
    await userEvent.selectOptions(screen.getByLabelText("Typ av ärende"), "Reklamation");
    await userEvent.click(screen.getByRole("button", { name: "Hitta order" }));
    await userEvent.type(await screen.findByLabelText("Beskriv ärendet"), "Buckla");
    await userEvent.upload(screen.getByLabelText("Välj bilder"), png("dent.png"));
    await userEvent.click(screen.getByRole("button", { name: "Skicka anmälan" }));
    expect(await screen.findByText("Tack! Vi har tagit emot din anmälan.")).toBeTruthy();
    expect(found.requests).toMatchObject([{ orderNumber: "100245", orderType: "complaint" }]);
    expect(registered.requests).toMatchObject([
      { orderId: 5012, products: { 1001: 1 }, message: "Buckla", images: [{ name: "dent.png" }] },
    ]);
  });

  it("shows the number of the case and links to its receipt when the server gives them", async () => {
    const { mock } = show();
    const message = "Tack! Vi har tagit emot din anmälan.";
    mock.use(reply(registerReturnCall, { message, caseNumber: 1000, receiptUrl: "/kvitto" }));
    await userEvent.selectOptions(screen.getByLabelText("Typ av ärende"), "Reklamation");
    await userEvent.click(screen.getByRole("button", { name: "Hitta order" }));
    await userEvent.click(await screen.findByRole("button", { name: "Skicka anmälan" }));
    expect(await screen.findByText("Ditt ärendenummer är 1000.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Visa kvitto" }).getAttribute("href")).toBe("/kvitto");
  });

  it("shows the server's message when no order is found", async () => {
    const { mock } = show();
    mock.use(replyFailure(findOrderCall, { status: 404, message: "Vi hittade ingen order med de uppgifterna." }));
    await userEvent.click(screen.getByRole("button", { name: "Hitta order" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Vi hittade ingen order med de uppgifterna.");
    expect(screen.queryByRole("button", { name: "Skicka anmälan" })).toBeNull();
  });

  it("moves the focus to the first invalid field when no order is looked up, each time", async () => {
    const { mock } = show();
    const errors = { order_email: ["Kontrollera mejladressen."], order_name: ["Ange ordernumret."] };
    mock.use(replyFailure(findOrderCall, { status: 422, message: "Kontrollera uppgifterna.", errors }));
    for (const _ of ["once", "again"]) {
      await userEvent.click(screen.getByRole("button", { name: "Hitta order" }));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("E-post")));
    }
  });

  it("leaves the focus where it is when the lookup fails without naming a field", async () => {
    const { mock } = show();
    mock.use(replyFailure(findOrderCall, { status: 404, message: "Vi hittade ingen order med de uppgifterna." }));
    const button = screen.getByRole("button", { name: "Hitta order" });
    await userEvent.click(button);
    await screen.findByText("Vi hittade ingen order med de uppgifterna.");
    expect(document.activeElement).toBe(button);
  });

  it("moves the focus to the first quantity when none is chosen", async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText("Typ av ärende"), "Reklamation");
    await userEvent.click(screen.getByRole("button", { name: "Hitta order" }));
    const [first] = await screen.findAllByRole("spinbutton");
    if (first === undefined) throw new Error("There is no line.");
    await userEvent.clear(first);
    await userEvent.type(first, "0");
    await userEvent.click(screen.getByRole("button", { name: "Skicka anmälan" }));
    await waitFor(() => expect(document.activeElement).toBe(first));
  });

  it("reports a missing order beside the lookup form, before the pictures", async () => {
    const { mock } = show();
    mock.use(replyFailure(findOrderCall, { status: 404, message: "Vi hittade ingen order med de uppgifterna." }));
    await userEvent.click(screen.getByRole("button", { name: "Hitta order" }));
    const place = (await screen.findByRole("alert")).compareDocumentPosition(screen.getByLabelText("Välj bilder"));
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("accepts pictures up to the maximum and makes room when one is removed", async () => {
    show(3);
    const picker = screen.getByLabelText("Välj bilder");
    expect(picker.getAttribute("accept")).toBe("image/jpeg,image/png");
    await userEvent.upload(picker, ["a", "b", "c", "d"].map(png));
    expect(screen.getByRole("alert").textContent).toBe("Får max ladda upp 3 bilder");
    await userEvent.click(screen.getByRole("button", { name: "Ta bort b" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });
});
