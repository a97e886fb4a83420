import type { Finding, Report } from '../types.ts';

/** What is said once of all lines that repeat findings. */
export interface Repeating {
  /** Lines for a shell that set the variables which those lines name. */
  tokens: string[];
  /** What else it takes; empty where nothing does. */
  note: string;
  /** The command line that makes it so; undefined where nothing is to be made so. */
  command: string | undefined;
}

/** Whether a line is sent by somebody, or speaks of a record or of somebody, of the run. */
const IS_OF_RUN = /authorization: Bearer|\/\d+|sweep-/iu;

/** What it takes to send the lines of the findings again; undefined where they can be sent as they are. */
export function repeatingOf(report: Report): Repeating | undefined {
  const { command, findings, questions, repeat, seed } = report;
  if (!repeat) return undefined;
  const needed = new Set([...findings, ...questions].flatMap(variablesOf));
  const tokens = Object.entries(repeat.tokens)
    .filter(([actor]) => needed.has(actor))
    .map(([, line]) => line);
  const isGone = !repeat.isKept && findings.some((one) => !one.steps && IS_OF_RUN.test(one.curl));
  if (tokens.length === 0 && !isGone) return undefined;
  const again = `${command ?? '…'} --seed ${seed} --no-oracle --keep`;
  return {
    tokens,
    note: isGone
      ? 'The people and records that the sweep made are gone. With --keep they stay, and its lines can be sent as they are then printed:'
      : '',
    command: isGone ? again : undefined,
  };
}

/** The actors whose token the lines of a finding name and do not set themselves. */
function variablesOf({ curl = '', steps }: Partial<Pick<Finding, 'curl' | 'steps'>>): string[] {
  const text = steps ? steps.map((step) => step.curl).join('\n') : curl;
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, actor = '']) => actor);
  const set = new Set(named(/^([A-Z_]+)_TOKEN=/gmu));
  return named(/\$([A-Z_]+)_TOKEN/gu).filter((actor) => !set.has(actor));
}
