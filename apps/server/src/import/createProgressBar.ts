import type { ImportProgress } from "./importFeed.ts";

/** Where progress is printed. */
export interface ProgressScreen {
  readonly isTTY: boolean;
  readonly write: (text: string) => void;
}

const barWidth = 30;
const itemsPerLine = 5000;
const number = new Intl.NumberFormat("sv-SE");

/** Shows progress as a bar on a terminal, and as occasional lines elsewhere. */
export function createProgressBar(
  screen: ProgressScreen,
  label: string,
): {
  show(progress: ImportProgress): void;
  done(): void;
} {
  let shown = 0;
  let isOpen = false;
  return {
    show({ items, share }) {
      if (screen.isTTY) {
        const filled = Math.round((share ?? 0) * barWidth);
        const bar = share === null ? "" : `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}] `;
        screen.write(`\r${label} ${bar}${number.format(items)}\u001b[K`);
        isOpen = true;
      } else if (items >= shown + itemsPerLine) {
        shown = items;
        screen.write(`${label} ${number.format(items)}\n`);
      }
    },
    done() {
      if (isOpen) screen.write("\n");
    },
  };
}
