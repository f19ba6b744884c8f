interface LongTextIslandProps {
  readonly more: string;
  readonly less: string;
}

/** Opens and cuts the text, all of which is in the page. It needs no React. */
export function mount(element: HTMLElement): void {
  const text = element.querySelector<HTMLElement>(".torg-long-text");
  const button = element.querySelector("button");
  if (text === null || button === null) return;
  const { more, less }: LongTextIslandProps = JSON.parse(element.dataset["props"] ?? "{}");
  button.addEventListener("click", () => {
    const isOpen = text.toggleAttribute("data-open");
    button.textContent = isOpen ? less : more;
  });
}
