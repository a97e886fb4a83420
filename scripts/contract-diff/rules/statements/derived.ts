import {
  DERIVED,
  type Derived,
  derivedAnswers,
  derivedText,
  type Figure,
} from '../../../../openapi/model/annotations/derived.ts';
import type { Observation } from '../../finding.ts';
import { canonical } from '../../lib/json.ts';
import { judgeFields } from './fields.ts';
import { type Both, told } from './said.ts';

const json = ({ derived }: Figure) => canonical(JSON.parse(JSON.stringify(derived)));

/** The figures that operations themselves name, place by place. */
function judgeAnswers(both: Both): Observation[] {
  const [before, after] = [derivedAnswers(both.base), derivedAnswers(both.revision)];
  return both.pairs.flatMap(({ base, revision, name }) => {
    const had = before.get(String(base.operationId)) ?? new Map<string, Figure>();
    const has = after.get(String(revision.operationId)) ?? new Map<string, Figure>();
    const operations = [name];
    const lost = [...had].flatMap(([place, figure]) => {
      const now = has.get(place);
      if (now && json(now) === json(figure)) return [];
      const was = derivedText(figure.derived);
      const what = { level: 'breaking' as const, breaks: ['readers' as const], operations };
      if (!now) {
        const message = `Of ${figure.name} the contract no longer says: ${was}`;
        return [told(figure.pointer, 'base', { ...what, rule: 'derived-removed', message })];
      }
      const message = `${figure.name}: ${derivedText(now.derived)} It was: ${was}`;
      return [told(now.pointer, 'revision', { ...what, rule: 'derived-changed', message })];
    });
    const come = [...has.values()].filter(
      (one) => ![...had.keys()].some((place) => has.get(place) === one),
    );
    return [
      ...lost,
      ...come.map(({ pointer, derived, name: figure }) =>
        told(pointer, 'revision', {
          ...{ rule: 'derived-added', level: 'addition' as const, operations },
          message: `${figure}: ${derivedText(derived)}`,
        }),
      ),
    ];
  });
}

/**
 * Figures (`x-derived`): one that is computed otherwise, or of which nothing is said any more, breaks whoever reads it.
 * Saying how one is computed promises what was open.
 */
export const judgeDerived = (both: Both): Observation[] => [
  ...judgeFields<Derived>(both, DERIVED, {
    rule: 'derived',
    what: derivedText,
    broken: () => ['readers'],
  }),
  ...judgeAnswers(both),
];
