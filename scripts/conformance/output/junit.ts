import type { Finding, Report, Skipped } from '../types.ts';
import { callOf, type OperationFacts, sortedFindings } from './facts.ts';
import { type Markup, markup } from './markup.ts';

interface Case {
  group: string;
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  message: string;
  details: string;
}

/**
 * The report as JUnit XML. A test case of `sweep` is a finding, or an operation in scope without one;
 * a test case of `journeys` is a workflow. So each failure counts once, wherever the file is read.
 */
export function renderJunit(report: Report, facts: Map<string, OperationFacts>): string {
  const suites = [
    suite('sweep', sweepCases(report, facts), report),
    ...(report.journeys.length > 0 ? [suite('journeys', journeyCases(report, facts), report)] : []),
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
  const workflows = new Set(report.journeys.map(({ id }) => id));
  const findings = sortedFindings(report).filter(({ source }) => !workflows.has(source));
  const failed = new Set(findings.map(({ operationId }) => operationId));
  const skipped = Map.groupBy(report.skipped, ({ operationId }) => operationId);
  const rest = report.coverage.inScope.filter((id) => !failed.has(id));
  return [
    ...findings.map((finding) => findingCase(finding, facts)),
    ...rest.map((id) => operationCase(id, report, facts, skipped.get(id) ?? [])),
  ];
}

function findingCase(finding: Finding, facts: Map<string, OperationFacts>): Case {
  return {
    group: groupOf(finding.operationId, facts),
    name: [callOf(facts, finding.operationId), finding.rule, finding.place]
      .filter(Boolean)
      .join(' '),
    outcome: 'failed',
    message: oneLine(`${finding.rule}: expected ${finding.expected}; seen ${finding.seen}`),
    details: detailsOf(finding),
  };
}

function operationCase(
  operationId: string,
  report: Report,
  facts: Map<string, OperationFacts>,
  skipped: Skipped[],
): Case {
  const wasCalled = Object.keys(report.coverage.operations[operationId] ?? {}).length > 0;
  return {
    group: groupOf(operationId, facts),
    name: callOf(facts, operationId),
    outcome: wasCalled ? 'passed' : 'skipped',
    message: oneLine(skipped.map(({ reason }) => reason).join('; ') || 'never called'),
    details: '',
  };
}

function journeyCases(report: Report, facts: Map<string, OperationFacts>): Case[] {
  return report.journeys.map(({ id, summary, outcome, reason }) => {
    const findings = sortedFindings(report).filter(({ source }) => source === id);
    return {
      group: 'journeys',
      name: `${id}: ${summary}`,
      outcome,
      message: oneLine(reason),
      details: findings
        .map((each) => `${callOf(facts, each.operationId)}\n${detailsOf(each)}`)
        .join('\n\n'),
    };
  });
}

function detailsOf({ severity, rule, place, expected, seen, count, curl }: Finding): string {
  return [
    `severity: ${severity}`,
    `rule: ${rule}`,
    ...(place ? [`at: ${place}`] : []),
    `expected: ${expected}`,
    `seen: ${seen}`,
    `times: ${count}`,
    `repeat: ${curl}`,
  ].join('\n');
}

function groupOf(operationId: string, facts: Map<string, OperationFacts>): string {
  return `sweep.${facts.get(operationId)?.tag ?? 'unknown'}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function seconds({ duration }: Report): string {
  return (duration / 1000).toFixed(3);
}
