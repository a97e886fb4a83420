import { describe, expect, it } from 'vitest';
import { lineOf, lintProblems } from './lint-problems.ts';

const EXAMPLES = 'no-invalid-media-type-examples';

/** A problem as Redocly reports it. */
function problem(ruleId: string, message: string, pointer: string, line: number) {
  const start = { line, col: 1 };
  const source = { ref: 'openapi/components/examples/boats.yaml' };
  return { ruleId, severity: 'error', message, location: [{ source, pointer, start }] };
}

function exampleProblem(reason: string, pointer: string, line: number, ruleId = EXAMPLES) {
  return problem(ruleId, `Example value must conform to the schema: ${reason}.`, pointer, line);
}

function problemsOf(...problems: object[]) {
  return lintProblems(JSON.stringify({ problems }));
}

const missing = (name: string) => `must have required property '${name}'`;

describe('the problems of the lint', () => {
  it('are one for a field that many examples lack, with the places', () => {
    const found = problemsOf(
      ...Array.from({ length: 15 }, (_, index) =>
        exampleProblem(missing('cabinCount'), `#/boat-page/value/content/${index}`, 10 * index + 1),
      ),
      exampleProblem(missing('cabinCount'), '#/boat-1/value', 400),
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.places).toHaveLength(16);
    expect(found.map((each) => lineOf(each))).toEqual([
      `An example does not fit its schema: must have required property 'cabinCount'. (${EXAMPLES}) ` +
        'openapi/components/examples/boats.yaml:1, openapi/components/examples/boats.yaml:11, ' +
        'openapi/components/examples/boats.yaml:21 and 13 more',
    ]);
  });

  it('name a place once, though several answers show the same example', () => {
    const [only] = problemsOf(
      exampleProblem(missing('cabinCount'), '#/boat-1/value', 350),
      exampleProblem(missing('cabinCount'), '#/boat-1/value', 350),
      exampleProblem(missing('cabinCount'), '#/boat-1/value', 350, 'no-invalid-schema-examples'),
    );
    expect(only?.places).toEqual(['openapi/components/examples/boats.yaml:350']);
  });

  it('are apart for each missing field', () => {
    const found = problemsOf(
      exampleProblem(missing('cabinCount'), '#/boat-1/value', 1),
      exampleProblem(missing('berthCount'), '#/boat-1/value', 1),
    );
    expect(found).toHaveLength(2);
  });

  it('are apart for the same limit at two properties, and one for two records', () => {
    const found = problemsOf(
      exampleProblem('must be <= 50', '#/boats/value/content/0/cabins', 1),
      exampleProblem('must be <= 50', '#/boats/value/content/1/cabins', 2),
      exampleProblem('must be <= 50', '#/boat-1/value/bathrooms', 3),
    );
    expect(found.map(({ message }) => message)).toEqual([
      'An example does not fit its schema: bathrooms must be <= 50.',
      'An example does not fit its schema: cabins must be <= 50.',
    ]);
  });

  it('keep what other rules say in their words, all places when asked for', () => {
    const [only] = problemsOf(
      ...[1, 2, 3, 4].map((line) =>
        problem('pruva/bounds', 'A text has no maxLength.', '#/', line),
      ),
    );
    expect(only && lineOf(only, true)).toBe(
      'A text has no maxLength. (pruva/bounds) ' +
        [1, 2, 3, 4].map((line) => `openapi/components/examples/boats.yaml:${line}`).join(', '),
    );
  });
});
