/**
 * Options of the React root of each story. A documentation page has many roots, whose generated ids must not collide,
 * or a label would point to a field in another story.
 */
class RootOptions {
  #count = 0;

  /** A new prefix on every access. */
  get identifierPrefix(): string {
    this.#count += 1;
    return `s${this.#count}-`;
  }
}

export const rootOptions = new RootOptions();
