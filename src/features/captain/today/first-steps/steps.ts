import type { PublishChecklist, PublishIssueCode } from '../../../../api/contract/types.ts';

/** The ways from nothing to the first booking, in their order. */
export const firstSteps = ['email', 'vessel', 'papers', 'days', 'publish'] as const;
export type FirstStep = (typeof firstSteps)[number];

interface Progress {
  /** Of all boats and tours. */
  checklists: readonly PublishChecklist[];
  isEmailVerified: boolean;
}

/** Issues of which none may be left at one boat or tour for the step to be done. */
const papers: readonly PublishIssueCode[] = [
  'DOCUMENT_MISSING',
  'DOCUMENT_EXPIRED',
  'LOCATION_MISSING',
  'PHOTO_MISSING',
  'DESCRIPTION_MISSING',
];

/** Which steps are done: one boat or tour that has come so far is enough. */
export function doneSteps({ checklists, isEmailVerified }: Progress): ReadonlySet<FirstStep> {
  const someWithout = (codes: readonly PublishIssueCode[]) =>
    checklists.some(({ issues }) => !issues.some(({ code }) => codes.includes(code)));
  const isDone: Record<FirstStep, boolean> = {
    email: isEmailVerified,
    vessel: checklists.length > 0,
    papers: someWithout(papers),
    days: someWithout(['NO_FREE_DAY']),
    publish: checklists.some(({ isPublished }) => isPublished),
  };
  return new Set(firstSteps.filter((step) => isDone[step]));
}
