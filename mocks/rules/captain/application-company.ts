import * as v from 'valibot';
import { vApplicationCompany } from '../../../generated/schemas.ts';
import type { Schemas } from '../../store/records.ts';
import { type FieldProblem, invalid, type Refusal, type Text } from '../common/refusal.ts';

const FIELD = 'body.company';

function messageOf(issue: v.BaseIssue<unknown>): Text {
  const limit = String(issue.requirement);
  switch (issue.type) {
    case 'min_length':
      return {
        tr: `en az ${limit} karakter olmalıdır`,
        en: `must have at least ${limit} characters`,
      };
    case 'max_length':
      return {
        tr: `en çok ${limit} karakter olmalıdır`,
        en: `must have at most ${limit} characters`,
      };
    default:
      return issue.received === 'undefined'
        ? { tr: 'zorunludur', en: 'is required' }
        : { tr: 'metin olmalıdır', en: 'must be text' };
  }
}

function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const path = v.getDotPath(issue);
  return { field: path ? `${FIELD}.${path}` : FIELD, message: messageOf(issue) };
}

/**
 * The applicant's business from the JSON text that stands in a form, held to the same limits as in an
 * application without documents; 422 names what is wrong with it.
 */
export function companyOfText(text: string): Schemas['ApplicationCompany'] | Refusal {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const message = { tr: 'geçerli JSON değil', en: 'is not valid JSON' };
    return invalid([{ field: FIELD, message }]);
  }
  const parsed = v.safeParse(vApplicationCompany, value);
  return parsed.success ? parsed.output : invalid(parsed.issues.map(problemOf));
}
