/** Creates a queue that runs work sequentially, in the order of the calls; work that fails does not block the rest. */
export function sequentialQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
