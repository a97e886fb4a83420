import type { Answer, Complaint, Run } from '../run.ts';

/** A complaint that waits for a second look, with the answer that shows it. */
export type Doubt = Complaint & { answer: Answer };

/**
 * Looks twice at what several answers tell together: somebody else may have written between two of
 * them. Only what is wrong both times is reported.
 */
export async function settled(run: Run, look: () => Promise<Doubt[]>): Promise<void> {
  const first = await look();
  if (first.length === 0) return;
  const places = new Set(first.map(({ rule, place }) => `${rule} ${place}`));
  for (const { answer, ...complaint } of await look()) {
    if (places.has(`${complaint.rule} ${complaint.place}`)) run.complain(complaint, answer);
  }
}
