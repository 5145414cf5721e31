/** The order of execution of modules that import each other: an export has no value before its module runs. */
export class RunOrder {
  /** Whether modules import each other: then the value of a name depends on which module reads it. */
  isCircular = false;
  #running: string | undefined;
  #places: ReadonlyMap<string, number> | undefined;

  /** Sets the position of each module; undefined if every module runs after all that it imports. */
  setPositions(places: ReadonlyMap<string, number> | undefined): void {
    this.#places = places;
    this.isCircular = places !== undefined;
  }

  /** Evaluates top-level code of a module. */
  run<T>(file: string, evaluate: () => T): T {
    const previous = this.#running;
    this.#running = file;
    const result = evaluate();
    this.#running = previous;
    return result;
  }

  /** The running module, if it runs before another one. */
  runningBefore(file: string): string | undefined {
    const running = this.#running;
    if (this.#places === undefined || running === undefined) return undefined;
    const [own, other] = [this.#places.get(running), this.#places.get(file)];
    return own !== undefined && other !== undefined && own < other ? running : undefined;
  }
}
