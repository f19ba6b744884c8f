import { act, render, renderHook, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadMapsScript } from "./loadMapsScript.ts";
import { PlacesAutocomplete } from "./PlacesAutocomplete.tsx";
import { PlacesNote } from "./PlacesNote.tsx";
import { usePlaces } from "./usePlaces.ts";

const settings = { key: "abc", china: false, scriptBase: "https://maps.example/api/js" };
const scripts = () => Array.from(document.scripts);

afterEach(() => {
  vi.unstubAllGlobals();
  for (const script of scripts()) script.remove();
});

describe("loadMapsScript", () => {
  it("requests nothing with a blank key", async () => {
    expect(await loadMapsScript({ ...settings, key: " " })).toBe(false);
    expect(scripts()).toEqual([]);
  });

  it("adds the script once, with the places library", async () => {
    const both = [loadMapsScript(settings), loadMapsScript(settings)];
    expect(scripts().map(({ src }) => src)).toEqual(["https://maps.example/api/js?key=abc&libraries=places"]);
    scripts()[0]?.dispatchEvent(new Event("load"));
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(await loadMapsScript(settings)).toBe(true);
    expect(scripts()).toHaveLength(1);
  });

  it("uses the Chinese host where configured", () => {
    void loadMapsScript({ ...settings, china: true });
    expect(new URL(scripts()[0]?.src ?? "").host).toBe("maps.google.cn");
  });

  it("can start again after a failure", async () => {
    const failed = loadMapsScript(settings);
    scripts()[0]?.dispatchEvent(new Event("error"));
    await expect(failed).rejects.toThrow("The maps script could not be loaded from maps.example.");
    expect(scripts()).toEqual([]);
  });
});

describe("PlacesAutocomplete", () => {
  it("tells the developer when the places library is missing", () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<PlacesAutocomplete label="Ort" onPlace={() => {}} />)).toThrow(
      "PlacesAutocomplete: google.maps.places is not loaded; add libraries=places to the maps script.",
    );
    complaints.mockRestore();
  });

  it("passes on the chosen place", () => {
    const remove = vi.fn();
    let choose = () => {};
    class Autocomplete {
      addListener(_event: string, listener: () => void) {
        choose = listener;
        return { remove };
      }
      getPlace() {
        return { geometry: { location: { lat: () => 59.3, lng: () => 18.1 } } };
      }
    }
    vi.stubGlobal("google", { maps: { places: { Autocomplete } } });
    const onPlace = vi.fn();
    const { unmount } = render(<PlacesAutocomplete label="Ort" onPlace={onPlace} />);
    choose();
    expect(onPlace).toHaveBeenCalledWith({ latitude: 59.3, longitude: 18.1 });
    expect(screen.getByRole("textbox", { name: "Ort" })).toBeTruthy();
    unmount();
    expect(remove).toHaveBeenCalledOnce();
  });
});

describe("usePlaces", () => {
  it("loads the library only once it is allowed, and reports when it is there", async () => {
    const { result, rerender } = renderHook(({ isAllowed }) => usePlaces(settings, isAllowed), {
      initialProps: { isAllowed: false },
    });
    expect(scripts()).toEqual([]);
    rerender({ isAllowed: true });
    expect(result.current).toBe(false);
    const [script] = scripts();
    vi.stubGlobal("google", { maps: { places: {} } });
    await act(async () => {
      script?.dispatchEvent(new Event("load"));
      await Promise.resolve();
    });
    expect(result.current).toBe(true);
  });
});

describe("a script without the library", () => {
  it("leaves the field an ordinary one, and tells the developer", async () => {
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const { result } = renderHook(() => usePlaces(settings, true));
    await act(async () => {
      scripts()[0]?.dispatchEvent(new Event("load"));
      await Promise.resolve();
    });
    expect(result.current).toBe(false);
    expect(complaints).toHaveBeenCalledWith(expect.stringContaining("google.maps.places is not loaded"));
    complaints.mockRestore();
  });
});

describe("PlacesNote", () => {
  it("names the host of the suggestions, around the button that allows them", () => {
    render(<PlacesNote maps={settings}>tillåt</PlacesNote>);
    expect(screen.getByText(/maps\.example, som då får veta din ip-adress/)).toBeDefined();
    expect(screen.getByText("tillåt")).toBeDefined();
  });

  it("shows nothing where the shop has no provider of places", () => {
    const { container } = render(<PlacesNote maps={{ ...settings, key: "" }}>tillåt</PlacesNote>);
    expect(container.textContent).toBe("");
  });
});
