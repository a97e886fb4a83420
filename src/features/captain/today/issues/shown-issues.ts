import type { PublishChecklist, PublishIssue } from '../../../../api/contract/types.ts';
import { isHostIssue } from '../../../../domain/publish-checklist/issue-target.ts';

/** Issues under one heading: those of a boat or tour, or the host's own. */
export interface IssueGroup {
  /** null for what is the host's own. */
  checklist: PublishChecklist | null;
  issues: PublishIssue[];
}

/** How bad a group is: its first issue is its worst. */
const order: readonly PublishIssue['severity'][] = ['BLOCKS', 'HIDES', 'WARNS'];
const rank = ({ issues: [worst] }: IssueGroup) => (worst ? order.indexOf(worst.severity) : 0);

/** What keeps offers from being found: the host's own issues once and first, then the worst boats and tours. */
export function issueGroups(checklists: readonly PublishChecklist[]): IssueGroup[] {
  const own = new Map(
    checklists
      .flatMap(({ issues }) => issues)
      .filter(isHostIssue)
      .map((issue) => [issue.code, issue]),
  );
  const offers = checklists
    .map((checklist) => ({
      checklist,
      issues: checklist.issues.filter((issue) => !isHostIssue(issue)),
    }))
    .filter(({ issues }) => issues.length > 0)
    .toSorted((a, b) => rank(a) - rank(b));
  return own.size === 0 ? offers : [{ checklist: null, issues: [...own.values()] }, ...offers];
}
