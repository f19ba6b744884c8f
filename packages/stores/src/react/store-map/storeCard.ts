import type { Store } from "../../domain/index.ts";

/** The button that closes a card. */
export interface CardClosing {
  readonly label: string;
  readonly onClose: () => void;
}

/** The card of a store on the map: name, phone, address, zip and city, as text only, and a button that closes it. */
export function storeCard(store: Store, { label, onClose }: CardClosing): HTMLElement {
  const { name, phone_number: phone, address, zip, city } = store;
  const card = document.createElement("div");
  card.className = "torg-store-map__card";
  card.append(line("strong", name));
  for (const text of [address, `${zip} ${city}`.trim(), phone]) if (text !== "") card.append(line("span", text));
  const close = document.createElement("button");
  close.type = "button";
  close.className = "torg-store-map__close";
  close.setAttribute("aria-label", label);
  close.textContent = "×";
  close.addEventListener("click", onClose);
  card.append(close);
  return card;
}

function line(tag: "strong" | "span", text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
