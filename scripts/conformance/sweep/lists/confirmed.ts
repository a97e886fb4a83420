import type { Answer, CheckFinding, Run } from '../run.ts';

/** A finding that waits for a second look, with the answer that shows it. */
export type Mismatch = CheckFinding & { answer: Answer };

/**
 * Looks twice at what several answers tell together: somebody else may have written between two of
 * them. Only what is wrong both times is reported.
 */
export async function reportConfirmed(run: Run, look: () => Promise<Mismatch[]>): Promise<void> {
  const first = await look();
  if (first.length === 0) return;
  const places = new Set(first.map(({ rule, place }) => `${rule} ${place}`));
  for (const { answer, ...finding } of await look()) {
    if (places.has(`${finding.rule} ${finding.place}`)) run.report(finding, answer);
  }
}
