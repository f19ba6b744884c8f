/** The energy class of what a line holds: on which scale, in which colour, and where label and data sheet are. */
export interface LineEnergy {
  readonly energyClass: string;
  readonly color: string | null;
  readonly best: string;
  readonly worst: string;
  readonly labelUrl: string | null;
  readonly sheetUrl: string | null;
}
