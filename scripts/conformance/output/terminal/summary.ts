import { count } from '../../findings/verdict.ts';
import type { Proof, Report } from '../../types.ts';
import {
  coverageSentence,
  durationText,
  gapsOf,
  journeyCounts,
  leftText,
  type OperationFacts,
  proofByArea,
  severityCounts,
} from '../facts.ts';

/** What was asked of whom, and what came of it. */
export function summaryLines(report: Report, facts: Map<string, OperationFacts>): string[] {
  const [journeys, left] = [journeyCounts(report), leftText(report)];
  return [
    `${report.server}, contract ${report.contractVersion}, seed ${report.seed}`,
    `${count(report.requests, 'request')} in ${durationText(report.duration)}; ${coverageSentence(report)}${journeys ? `; journeys: ${journeys}` : ''}`,
    ...(report.rounds?.length ? [roundsLine(report.rounds)] : []),
    ...(report.proof ? proofLines(report.proof, facts) : []),
    ...(left ? [`left behind: ${left}`] : []),
    ...(report.findings.length > 0 ? [`findings: ${severityCounts(report)}`] : []),
  ];
}

/** `rounds: sweep with seeds 1, 2; oracle with seed 1`. */
function roundsLine(rounds: NonNullable<Report['rounds']>): string {
  const parts = [...Map.groupBy(rounds, ({ part }) => part)].map(
    ([part, all]) => `${part} with seed ${all.map(({ seed }) => seed).join(', ')}`,
  );
  return `rounds: ${parts.join('; ')}`;
}

function proofLines(proof: Proof, facts: Map<string, OperationFacts>): string[] {
  const { sequences, systematic, cells } = proof;
  // Where there is no such case, there is nothing to say of them.
  const enumerated = Object.entries(systematic ?? {})
    .filter(([, { of }]) => of > 0)
    .map(
      ([part, { played, of, why }]) =>
        `${part}: ${played} of ${count(of, 'case')}${why ? ` (${why})` : ''}; `,
    );
  const areas = proofByArea(proof, facts);
  const proved = areas.reduce((sum, one) => sum + one.proved, 0);
  const all = areas.reduce((sum, one) => sum + one.operations.length, 0);
  const gaps = gapsOf(proof, facts);
  return [
    `${enumerated.join('')}${count(sequences, 'sequence')} against the mock: ${proved} of ${count(all, 'operation')} succeeded, in ${cells.length} cases of state and role`,
    ...(gaps ? [`areas where not all succeeded: ${gaps}`] : []),
  ];
}
