/**
 * Works through tasks in their order, so many at a time; `started` says whether a task may begin. A
 * task that throws ends the whole.
 */
export async function inParallel<T>(
  tasks: readonly T[],
  width: number,
  work: (task: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  async function worker() {
    while (next < tasks.length) {
      const task = tasks[next];
      next += 1;
      if (task !== undefined) await work(task);
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, worker));
}
