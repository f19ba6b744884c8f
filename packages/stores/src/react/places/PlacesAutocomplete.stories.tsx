import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PlacesAutocomplete } from "./PlacesAutocomplete.tsx";

/**
 * Stands in for the provider's library, which a page loads after consent: it suggests one place, which is chosen at
 * once.
 */
class OnePlace {
  readonly #field: HTMLInputElement;
  constructor(field: HTMLInputElement) {
    this.#field = field;
  }
  addListener(_event: string, listener: () => void): { remove(): void } {
    this.#field.addEventListener("change", listener);
    return { remove: () => this.#field.removeEventListener("change", listener) };
  }
  getPlace() {
    return { geometry: { location: { lat: () => 59.3326, lng: () => 18.0649 } } };
  }
}

const meta = {
  title: "Stores/PlacesAutocomplete",
  component: PlacesAutocomplete,
  args: { label: "Ort eller postnummer", onPlace: fn() },
  beforeEach: () => {
    Object.defineProperty(window, "google", {
      configurable: true,
      value: { maps: { places: { Autocomplete: OnePlace } } },
    });
    return () => void Reflect.deleteProperty(window, "google");
  },
} satisfies Meta<typeof PlacesAutocomplete>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Ort eller postnummer" }), "Stockholm");
    await userEvent.tab();
    await expect(args.onPlace).toHaveBeenCalledWith({ latitude: 59.3326, longitude: 18.0649 });
  },
};
export const RightToLeft: Story = { play: () => {}, globals: { direction: "rtl" } };
