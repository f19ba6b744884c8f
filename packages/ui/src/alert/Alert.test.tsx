import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Alert } from "./Alert.tsx";

describe("Alert", () => {
  it("interrupts only for danger", () => {
    render(
      <>
        <Alert tone="danger">Fel</Alert>
        <Alert tone="warning">Två kvar</Alert>
      </>,
    );
    expect(screen.getByRole("alert").textContent).toBe("Fel");
    expect(screen.getByRole("status").textContent).toBe("Två kvar");
  });

  it("has no title, actions or button unless they are given", () => {
    const { container } = render(<Alert title="">Sparat</Alert>);
    expect(container.querySelector(".torg-alert__title, .torg-alert__actions, button")).toBeNull();
  });

  it("is closed by its button", () => {
    const onDismiss = vi.fn<() => void>();
    render(
      <Alert onDismiss={onDismiss} dismissLabel="Stäng">
        Sparat
      </Alert>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Stäng" }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
