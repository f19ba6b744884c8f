import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { describeConformance } from "../testing/conformance.tsx";
import { ImageUpload, type ImageUploadProps } from "./ImageUpload.tsx";

const aFile = (name: string): File => new File(["x"], name, { type: "image/png", lastModified: 0 });

const given = {
  label: "Välj bilder",
  listLabel: "Valda bilder",
  removeLabel: (name: string) => `Ta bort ${name}`,
  files: [aFile("a.png"), aFile("b.png"), aFile("c.png")],
};

describeConformance<HTMLInputElement>("ImageUpload", {
  root: "torg-image-upload",
  target: "input",
  part: (props) => <ImageUpload {...given} {...props} hint="JPG eller PNG" error="Endast JPG och PNG." />,
});

function setUp(props: Partial<ImageUploadProps> = {}) {
  const onAdd = vi.fn<(files: readonly File[]) => void>();
  const onRemove = vi.fn<(file: File) => void>();
  render(<ImageUpload {...given} onAdd={onAdd} onRemove={onRemove} multiple {...props} />);
  const field = screen.getByLabelText<HTMLInputElement>("Välj bilder");
  return { onAdd, onRemove, field, user: userEvent.setup() };
}

describe("ImageUpload", () => {
  it("reports chosen files and clears the input, so that the same files can be chosen again", async () => {
    const { field, user, onAdd } = setUp({ files: [] });
    const files = [aFile("x.png"), aFile("y.png")];
    await user.upload(field, files);
    expect(onAdd.mock.calls).toEqual([[files]]);
    expect(field.value).toBe("");
  });

  it("lists the accepted files, each with a button named after it", async () => {
    const { user, onRemove } = setUp({ fileNote: () => "1,2 MB" });
    expect(screen.getByRole("list", { name: "Valda bilder" }).children).toHaveLength(3);
    expect(screen.getAllByText("1,2 MB")).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: "Ta bort b.png" }));
    expect(onRemove.mock.calls).toEqual([[given.files[1]]]);
  });

  it("has no list without files", () => {
    setUp({ files: [] });
    expect(screen.queryByRole("list")).toBeNull();
  });

  it("moves the focus before the row is removed", async () => {
    const { user, field, onRemove } = setUp();
    await user.click(screen.getByRole("button", { name: "Ta bort c.png" }));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Ta bort b.png");
    cleanup();
    onRemove.mockClear();
    render(<ImageUpload {...given} files={[aFile("a.png")]} onRemove={onRemove} />);
    await user.click(screen.getByRole("button", { name: "Ta bort a.png" }));
    expect(field.isConnected).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText("Välj bilder"));
  });

  it("links error and hint to the input and announces what has happened", () => {
    const { field } = setUp({ id: "bilder", hint: "JPG eller PNG", error: "För många.", status: "b.png togs bort" });
    expect(field.getAttribute("aria-describedby")).toBe("bilder-error bilder-hint");
    expect(screen.getByRole("alert").textContent).toBe("För många.");
    expect(screen.getByRole("status").textContent).toBe("b.png togs bort");
  });

  it("allows no adding or removing while it is disabled", () => {
    const { field } = setUp({ disabled: true });
    expect(field.disabled).toBe(true);
    expect(screen.getAllByRole<HTMLButtonElement>("button").every(({ disabled }) => disabled)).toBe(true);
  });

  it("shows the native input until the script has taken over", () => {
    const html = renderToString(<ImageUpload {...given} name="images" accept="image/png" />);
    expect(html).not.toContain("data-live");
    expect(html).toContain('name="images"');
    setUp();
    expect(document.querySelector(".torg-image-upload")?.hasAttribute("data-live")).toBe(true);
  });
});
