/** Which modules need values of others to run. Of two that need each other, one runs before the other has its values. */
export class RunOrder {
  #running: string | undefined;
  /** By module, those whose values were read while it ran, and whether they had needed it by then. */
  readonly #needs = new Map<string, Map<string, boolean>>();

  /** Runs code that stands at the top of a module. */
  run<T>(file: string, evaluate: () => T): T {
    const around = this.#running;
    this.#running = file;
    const result = evaluate();
    this.#running = around;
    return result;
  }

  /**
   * The module that runs, where a value of another is read now and that one has needed it in its turn. Of two, only one is
   * to blame: what is read again, as through a namespace, is told as it was the first time.
   */
  circleWith(file: string): string | undefined {
    const running = this.#running;
    if (running === undefined || running === file) return undefined;
    const needs = this.#needs.get(running) ?? new Map<string, boolean>();
    const isCircle = needs.get(file) ?? this.#leads(file, running);
    this.#needs.set(running, needs.set(file, isCircle));
    return isCircle ? running : undefined;
  }

  #leads(from: string, to: string): boolean {
    const open = [from];
    const seen = new Set(open);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const needed of this.#needs.get(next)?.keys() ?? []) {
        if (needed === to) return true;
        if (!seen.has(needed)) open.push(needed);
        seen.add(needed);
      }
    }
    return false;
  }
}
