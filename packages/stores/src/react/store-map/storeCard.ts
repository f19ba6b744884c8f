import type { Store } from "../../domain/store.ts";

/** The close button of a card. */
export interface CardClosing {
  readonly label: string;
  readonly onClose: () => void;
}

/** The card of a store on the map: name, phone, address, zip and city, as text only, and a close button. */
export function storeCard(store: Store, { label, onClose }: CardClosing): HTMLElement {
  const { name, phoneNumber: phone, address, zip, city } = store;
  const card = document.createElement("div");
  card.className = "torg-store-map__card";
  card.append(line("strong", name));
  for (const text of [address, `${zip} ${city}`.trim(), phone]) if (text !== "") card.append(line("span", text));
  card.append(closeButton({ label, onClose }));
  return card;
}

/** Options of a card for several stores in one place. */
export interface PlaceCard extends CardClosing {
  readonly title: string;
  readonly onChoose: (store: Store) => void;
}

/** The card for several stores in one place: a button for each. */
export function placeCard(stores: readonly Store[], { title, onChoose, ...closing }: PlaceCard): HTMLElement {
  const card = document.createElement("div");
  card.className = "torg-store-map__card";
  const list = document.createElement("ul");
  for (const store of stores) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "torg-store-map__choice";
    button.textContent = store.name;
    button.addEventListener("click", () => onChoose(store));
    const item = document.createElement("li");
    item.append(button);
    list.append(item);
  }
  card.append(line("strong", title), list, closeButton(closing));
  return card;
}

function closeButton({ label, onClose }: CardClosing): HTMLElement {
  const close = document.createElement("button");
  close.type = "button";
  close.className = "torg-store-map__close";
  close.setAttribute("aria-label", label);
  close.textContent = "×";
  close.addEventListener("click", onClose);
  return close;
}

function line(tag: "strong" | "span", text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
