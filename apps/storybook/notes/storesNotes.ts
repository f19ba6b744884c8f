import type { PackageNotes } from "./PackageNotes.ts";

/** Notes on the parts of `@torg/stores`. */
export const storesNotes = {
  GuardedStoreMap: {
    kind: "display",
    anatomy: [
      { name: "torg-store-map-place", text: "The space of the map, before and after the answer." },
      { name: "torg-store-map", text: "The map, once it may be loaded." },
    ],
    use: [
      "Use it where the map's pictures come from another party: it asks first.",
      "Say who receives which data, and for what, before the button that allows it.",
    ],
    avoid: [
      "Do not put it before a map that the shop renders itself; that needs no consent.",
      "Do not shorten the list of stores for visitors who refuse.",
    ],
    keys: [{ keys: "Tab", does: "Goes to the button that allows the map." }],
  },
  PlacesAutocomplete: {
    kind: "field",
    anatomy: [{ name: "torg-combobox", text: "The field with its list of places." }],
    use: [
      "Request suggestions only after the visitor has agreed to it.",
      "Allow typed text to be submitted without a suggestion, too.",
    ],
    avoid: ["Do not request the browser's position; use a separate button.", "Do not preselect the first suggestion."],
    keys: [
      { keys: "Up, Down", does: "Goes through the places." },
      { keys: "Enter", does: "Uses the place, or submits what is typed." },
      { keys: "Escape", does: "Closes the list." },
    ],
  },
  PlacesNote: {
    kind: "display",
    anatomy: [{ name: "torg-places-note", text: "Who suggests the places, and the button that allows it." }],
    use: ["Place it below its field.", "Name the party and the purpose in one sentence."],
    avoid: ["Do not cover the field.", "Do not ask again after a no; the settings allow it later."],
    keys: [{ keys: "Enter", does: "Allows the suggestions." }],
  },
  StockCheck: {
    kind: "display",
    anatomy: [
      { name: "torg-stock-check", text: "The folded section on a product's page." },
      { name: "torg-stock-check__stores", text: "Stores that have the product, with how many." },
    ],
    use: [
      "Call the server when it is opened, and say when stock was counted.",
      "Say when no store has it, and keep the order button.",
    ],
    avoid: [
      "Do not show an old response after a new failure.",
      "Do not promise a reservation: the number is what the store had.",
    ],
    keys: [{ keys: "Enter, Space", does: "Opens and folds the section." }],
  },
  StoreCard: {
    kind: "display",
    anatomy: [
      { name: "torg-store-card__name", text: "The store's name; its heading." },
      { name: "torg-store-card__open", text: "Whether it is open now, and until when." },
      { name: "torg-store-card__address", text: "Street, postal code and town." },
      { name: "torg-store-card__distance", text: "How far it is, once a position is known." },
    ],
    use: [
      "Fold hours and contact details where several cards are in one list.",
      "Use the store's own time, with its exceptions.",
    ],
    avoid: ["Do not leave out the street.", "Do not link the whole card: it has links of its own."],
    keys: [{ keys: "Tab", does: "Goes through hours, telephone and the store's page." }],
  },
  StoreFinder: {
    kind: "display",
    anatomy: [
      { name: "torg-store-finder__form", text: "The search by postal code or town." },
      { name: "torg-store-finder__position", text: "Sorts by the visitor's position, on a press." },
      { name: "torg-store-finder__list", text: "The stores, nearest first once a place is known." },
      {
        name: "torg-store-counties",
        text: "A longer list by county, each folded under its name and number of stores.",
      },
      { name: "torg-store-county", text: "The stores of one county under its name." },
    ],
    use: [
      "Make the list complete without script; the map is an addition.",
      "Say how many were found, and what to do when there are none.",
    ],
    avoid: ["Do not request a position without being asked.", "Do not move the list when the map loads."],
    keys: [
      { keys: "Enter", does: "Searches." },
      { keys: "Tab", does: "Goes through tools, list and map in this order." },
    ],
  },
  StoreMap: {
    kind: "display",
    anatomy: [
      { name: "torg-store-map__skip", text: "Leads past the map for keyboard users." },
      { name: "torg-store-map__canvas", text: "The map itself." },
      { name: "torg-store-map__failed", text: "The message when it cannot be shown." },
    ],
    use: ["Use the shop's own map data where it has some.", "Keep the list of stores beside it."],
    avoid: ["Do not catch the wheel while somebody scrolls past.", "Do not show a store on the map only."],
    keys: [
      { keys: "Arrows", does: "Move the map." },
      { keys: "+, -", does: "Zoom in, zoom out." },
      { keys: "Tab", does: "Goes from store to store." },
    ],
  },
  StorePage: {
    kind: "display",
    anatomy: [
      { name: "torg-store-page", text: "One store: heading, facts and map." },
      { name: "torg-store-page__facts", text: "Address, hours, contact and services." },
      { name: "torg-store-card__open", text: "Whether it is open now; the line is empty until the time is known." },
    ],
    use: ["Show what is known and leave out the rest.", "Show exceptions in the coming weeks with the hours."],
    avoid: ["Do not show an empty map.", "Do not repeat the hours in a separate text."],
    keys: [{ keys: "Tab", does: "Goes through telephone, email, directions and map." }],
  },
  StoresPage: {
    kind: "display",
    anatomy: [{ name: "torg-store-finder", text: "The finder below the page's heading." }],
    use: ["Link every store in the list to a page of its own.", "Say briefly what customers can do in a store."],
    avoid: ["Do not show the finder when there are no stores.", "Do not hide stores behind a choice of town."],
    keys: [{ keys: "Tab", does: "Goes from the search to the list." }],
  },
} satisfies PackageNotes;
