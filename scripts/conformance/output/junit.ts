import { type Group, groupsOf } from '../findings/groups.ts';
import type { Accepted, Finding, Question, Report, Skipped, Told } from '../types.ts';
import { againOf, alsoOf, callOf, hasOracle, type OperationFacts } from './facts.ts';
import { type Markup, markup } from './markup.ts';

interface Case {
  group: string;
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  message: string;
  details: string;
}

/**
 * The report as JUnit XML. A test case of `sweep` is a cause of findings, or an operation in scope without one;
 * a test case of `journeys` is a workflow; of `oracle` a cause, an open question, or an operation proved or not.
 * What is accepted is skipped. So each failure counts once, wherever the file is read.
 */
export function renderJunit(report: Report, facts: Map<string, OperationFacts>): string {
  const suites = [
    suite('sweep', sweepCases(report, facts), report),
    ...(report.journeys.length > 0 ? [suite('journeys', journeyCases(report, facts), report)] : []),
    ...(hasOracle(report) ? [suite('oracle', oracleCases(report, facts), report)] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup`<testsuites name="conformance" time="${seconds(report)}">
${suites}</testsuites>
`}`;
}

function suite(name: string, cases: Case[], report: Report): Markup {
  const failures = cases.filter(({ outcome }) => outcome === 'failed').length;
  const skipped = cases.filter(({ outcome }) => outcome === 'skipped').length;
  return markup`  <testsuite name="${name}" tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}" time="${seconds(report)}" timestamp="${report.startedAt}">
    <properties>
      <property name="server" value="${report.server}"/>
      <property name="contract" value="${report.contractVersion}"/>
      <property name="seed" value="${report.seed}"/>
    </properties>
${cases.map(testCase)}  </testsuite>
`;
}

function testCase({ group, name, outcome, message, details }: Case): Markup {
  const open = markup`    <testcase classname="${group}" name="${name}" time="0"`;
  if (outcome === 'passed') return markup`${open}/>\n`;
  if (outcome === 'skipped') return markup`${open}><skipped message="${message}"/></testcase>\n`;
  return markup`${open}>
      <failure message="${message}">${details}</failure>
    </testcase>
`;
}

function sweepCases(report: Report, facts: Map<string, OperationFacts>): Case[] {
  const workflows = new Set([...report.journeys.map(({ id }) => id), 'oracle']);
  const isOfSweep = ({ source }: Finding) => !workflows.has(source);
  const findings = report.findings.filter(isOfSweep);
  const accepted = report.accepted.filter(({ finding }) => isOfSweep(finding));
  const met = new Set(
    [...findings, ...accepted.map(({ finding }) => finding)].map(({ operationId }) => operationId),
  );
  const skipped = Map.groupBy(report.skipped, ({ operationId }) => operationId);
  const rest = report.coverage.inScope.filter((id) => !met.has(id));
  return [
    ...groupsOf(findings).map((group) => groupCase('sweep', group, report, facts)),
    ...accepted.map((one) => acceptedCase('sweep', one, facts)),
    ...rest.map((id) => operationCase(id, report, facts, skipped.get(id) ?? [])),
  ];
}

function groupCase(
  suiteName: string,
  group: Group,
  report: Report,
  facts: Map<string, OperationFacts>,
): Case {
  const [finding] = group.findings;
  const also = alsoOf(group);
  const more = also ? ` (${also.label} ${also.names.length} more)` : '';
  return {
    group: groupOf(suiteName, finding.operationId, facts),
    name: `${nameOf(finding, facts)}${more}`,
    outcome: 'failed',
    message: oneLine(`${finding.rule}: expected ${finding.expected}; seen ${finding.seen}`),
    details: [
      detailsOf(finding, report),
      ...(also ? [`${also.label}: ${also.names.join(', ')}`] : []),
    ].join('\n'),
  };
}

function acceptedCase(
  suiteName: string,
  { finding, by, until, reason }: Accepted,
  facts: Map<string, OperationFacts>,
): Case {
  return {
    group: groupOf(suiteName, finding.operationId, facts),
    name: nameOf(finding, facts),
    outcome: 'skipped',
    message: oneLine(by === 'known' ? `known until ${until}: ${reason}` : 'in the baseline'),
    details: '',
  };
}

function oracleCases(report: Report, facts: Map<string, OperationFacts>): Case[] {
  const { proof, questions } = report;
  const findings = report.findings.filter(({ source }) => source === 'oracle');
  const failed = new Set(findings.map(({ operationId }) => operationId));
  const proved = new Set(
    proof?.cells.filter(({ succeeded }) => succeeded > 0).map(({ operationId }) => operationId),
  );
  return [
    ...groupsOf(findings).map((group) => groupCase('oracle', group, report, facts)),
    ...report.accepted
      .filter(({ finding }) => finding.source === 'oracle')
      .map((one) => acceptedCase('oracle', one, facts)),
    ...questions.map((question) => questionCase(question, facts)),
    ...[...proved].filter((id) => !failed.has(id)).map((id) => plainCase(id, facts, 'passed', '')),
    ...(proof?.notProved ?? []).map(({ operationId, reason }) =>
      plainCase(operationId, facts, 'skipped', `not proved: ${reason}`),
    ),
  ];
}

function questionCase(question: Question, facts: Map<string, OperationFacts>): Case {
  const { operationId, rule, place, expected, seen } = question;
  return {
    group: groupOf('oracle', operationId, facts),
    name: `open question: ${nameOf({ operationId, rule, place }, facts)}`,
    outcome: 'skipped',
    message: oneLine(`the contract is silent; the mock: ${expected}; the service: ${seen}`),
    details: '',
  };
}

function plainCase(
  operationId: string,
  facts: Map<string, OperationFacts>,
  outcome: 'passed' | 'skipped',
  message: string,
): Case {
  const name = callOf(facts, operationId);
  return { group: groupOf('oracle', operationId, facts), name, outcome, message, details: '' };
}

function nameOf(
  { operationId, rule, place }: Pick<Finding, 'operationId' | 'rule' | 'place'>,
  facts: Map<string, OperationFacts>,
): string {
  return [callOf(facts, operationId), rule, place].filter(Boolean).join(' ');
}

function operationCase(
  operationId: string,
  report: Report,
  facts: Map<string, OperationFacts>,
  skipped: Skipped[],
): Case {
  const wasCalled = Object.keys(report.coverage.operations[operationId] ?? {}).length > 0;
  return {
    group: groupOf('sweep', operationId, facts),
    name: callOf(facts, operationId),
    outcome: wasCalled ? 'passed' : 'skipped',
    message: oneLine(skipped.map(({ reason }) => reason).join('; ') || 'never called'),
    details: '',
  };
}

function journeyCases(report: Report, facts: Map<string, OperationFacts>): Case[] {
  return report.journeys.map(({ id, summary, outcome, reason }) => {
    const findings = report.findings.filter(({ source }) => source === id);
    return {
      group: 'journeys',
      name: `${id}: ${summary}`,
      outcome: outcome === 'known' ? 'skipped' : outcome,
      message: oneLine(outcome === 'known' ? `known: ${reason}` : reason),
      details: findings
        .map((each) => `${callOf(facts, each.operationId)}\n${detailsOf(each, report)}`)
        .join('\n\n'),
    };
  });
}

function detailsOf(finding: Finding, report: Report): string {
  const { id, severity, rule, place, expected, seen, curl, statement, steps } = finding;
  return [
    `severity: ${severity}`,
    `rule: ${rule}`,
    ...(place ? [`at: ${place}`] : []),
    `expected: ${expected}`,
    `seen: ${seen}`,
    ...(statement ? [`contract: ${statement.text} (${statement.place})`] : []),
    `times: ${finding.count}`,
    ...(steps ? steps.flatMap(stepLines) : [`repeat: ${curl}`]),
    ...(finding.replay ? [`again: ${againOf(report, finding)}`] : []),
    `id: ${id}`,
  ].join('\n');
}

function stepLines({ curl, service, mock }: Told, index: number): string[] {
  return [`${index + 1}. ${curl}`, `   service: ${service}; mock: ${mock}`];
}

function groupOf(
  suiteName: string,
  operationId: string,
  facts: Map<string, OperationFacts>,
): string {
  return `${suiteName}.${facts.get(operationId)?.tag ?? 'unknown'}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function seconds({ duration }: Report): string {
  return (duration / 1000).toFixed(3);
}
