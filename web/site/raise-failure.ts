/** Has work of a worker that fails be an error of the worker, which the page hears of: a promise would keep it. */
export function raiseFailure(work: Promise<unknown>): void {
  work.catch((error: unknown) =>
    setTimeout(() => {
      throw error;
    }),
  );
}
