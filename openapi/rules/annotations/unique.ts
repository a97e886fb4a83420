import { annotationRule } from './names.ts';

interface Unique {
  within?: string;
  ignores?: string[];
  except?: (string | number)[];
  code?: string;
  by?: string[];
}

const KEYS = ['within', 'ignores', 'except', 'code', 'by'];
const IGNORED = ['accents', 'case', 'padding'];
/** Whose records one is compared with, where not with all. */
const CIRCLES = ['owner', 'boat', 'tour', 'offer', 'booking', 'review', 'user'];

/** `x-unique` names an error code that some write answers, and compares in a way that is known. */
export const unique = annotationRule<Unique>(
  'x-unique',
  (value, { operations }, { field }, report) => {
    if (field === undefined) return report('x-unique stands at a field.');
    for (const key of Object.keys(value))
      if (!KEYS.includes(key)) report(`x-unique knows no ${key}; it has ${KEYS.join(', ')}.`);
    const { within, ignores = [], code = '', by } = value;
    if (within !== undefined && !CIRCLES.includes(within))
      report(`x-unique.within knows no ${within}; there are ${CIRCLES.join(', ')}.`);
    for (const one of ignores)
      if (!IGNORED.includes(one))
        report(`x-unique.ignores knows no ${one}; there are ${IGNORED.join(', ')}.`);
    const refusing = [...operations.values()].filter(({ operation }) =>
      operation['x-error-codes']?.includes(code),
    );
    if (refusing.length === 0)
      report(`x-unique.code names ${code || 'nothing'}, which no x-error-codes of a write has.`);
    for (const name of by ?? [])
      if (!refusing.some(({ id }) => id === name))
        report(`x-unique.by names ${name}, which does not answer ${code}.`);
  },
);
