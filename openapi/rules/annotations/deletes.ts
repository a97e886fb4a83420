import { annotationRule } from './names.ts';

interface Deletes {
  of?: string;
  takes?: string[];
  keeps?: string[];
}

const KEYS = ['of', 'takes', 'keeps'];

/** `x-deletes` names the record that goes, and by their schemas those that go with it and those that stay. */
export const deletes = annotationRule<Deletes>(
  'x-deletes',
  (value, { schemas }, { operation }, report) => {
    if (operation === undefined) return report('x-deletes stands at an operation.');
    for (const key of Object.keys(value))
      if (!KEYS.includes(key)) report(`x-deletes knows no ${key}; it has ${KEYS.join(', ')}.`);
    const { of = '', takes = [], keeps = [] } = value;
    for (const name of [of, ...takes, ...keeps])
      if (!schemas.has(name)) report(`x-deletes names ${name || 'nothing'}, which is no schema.`);
    for (const name of keeps)
      if (takes.includes(name) || name === of) report(`x-deletes takes and keeps ${name}.`);
  },
);
