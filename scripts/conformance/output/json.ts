import { verdictOf } from '../findings/verdict.ts';
import type { Report } from '../types.ts';

/** The report as JSON, with the verdict and the exit code that follow from it. */
export function renderJson(report: Report): string {
  return `${JSON.stringify({ verdict: verdictOf(report), ...report }, null, 2)}\n`;
}
