/**
 * Options of the React root that each story is drawn with. A page of the documentation holds many roots: ids that their
 * parts make up must not meet, or a label would lead to the field of another story.
 */
class RootOptions {
  #count = 0;

  /** Another one each time that it is asked for. */
  get identifierPrefix(): string {
    this.#count += 1;
    return `s${this.#count}-`;
  }
}

export const rootOptions = new RootOptions();
