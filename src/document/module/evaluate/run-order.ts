/** The order in which modules run, as far as it matters: what one reads of another that runs later has no value yet. */
export class RunOrder {
  /** Whether modules import each other: then what a name stands for depends on who asks, and when. */
  isCircular = false;
  #running: string | undefined;
  #places: ReadonlyMap<string, number> | undefined;

  /** Takes note of the place of each module: none is needed where each runs after all that it imports. */
  follow(places: ReadonlyMap<string, number> | undefined): void {
    this.#places = places;
    this.isCircular = places !== undefined;
  }

  /** Runs code that stands at the top of a module. */
  run<T>(file: string, evaluate: () => T): T {
    const around = this.#running;
    this.#running = file;
    const result = evaluate();
    this.#running = around;
    return result;
  }

  /** The module that is running, where that is before the other one runs. */
  runningBefore(file: string): string | undefined {
    const running = this.#running;
    if (this.#places === undefined || running === undefined) return undefined;
    const [own, other] = [this.#places.get(running), this.#places.get(file)];
    return own !== undefined && other !== undefined && own < other ? running : undefined;
  }
}
