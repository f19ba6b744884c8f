/** The energy class of a line's product, with its scale, colour, label and data sheet. */
export interface LineEnergy {
  readonly energyClass: string;
  readonly color: string | null;
  readonly best: string;
  readonly worst: string;
  readonly labelUrl: string | null;
  readonly sheetUrl: string | null;
}
