import {
  DERIVED,
  type Derived,
  derivedAnswers,
  derivedText,
  type Figure,
  partsOf,
} from '../../../../openapi/model/annotations/derived.ts';
import type { Observation } from '../../finding.ts';
import { asJson, canonical, isObject, type Json } from '../../lib/json.ts';
import { judgeFields } from './fields.ts';
import { type Both, told } from './said.ts';

const sorted = <T extends Json | undefined>(list: readonly T[]) =>
  [...list].sort((one, other) => (canonical(one) < canonical(other) ? -1 : 1));

/** What is counted together may stand in any order; what is taken away or divided has its place. */
function operands({ kind, of }: ReturnType<typeof partsOf>) {
  if (typeof of === 'string') return of;
  if (kind === 'sum' || kind === 'product') return sorted(of);
  const [first = '', ...others] = of;
  return kind === 'difference' ? [first, ...sorted(others)] : of;
}

/** One value says the same as a list of it. */
const valuesOf = (value: Json): Json => sorted([value].flat());

function conditionOf(condition: Json): Json {
  if (!isObject(condition)) return valuesOf(condition);
  return condition.not === undefined ? condition : { not: valuesOf(condition.not) };
}

/** The same JSON for every figure that is computed in the same way. */
function meaningOf(derived: Derived): Json {
  const { kind } = partsOf(derived);
  const where = Object.entries(derived.where ?? {}).map(([name, condition]): [string, Json] => [
    name,
    conditionOf(asJson(condition)),
  ]);
  return asJson({
    ...derived,
    [kind]: operands(partsOf(derived)),
    with: derived.with ?? {},
    where: Object.fromEntries(where),
    who: derived.who && sorted(derived.who),
  });
}

const json = ({ derived }: Figure) => canonical(meaningOf(derived));

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
    meaning: meaningOf,
    broken: () => ['readers'],
  }),
  ...judgeAnswers(both),
];
