import type { Source } from '../contract.ts';
import type { VersionCheck } from './version.ts';
import type { WaivedFinding, Waiver } from './waivers.ts';

/** All that a renderer needs. */
export interface Report {
  base: Source;
  revision: Source;
  /** The day the report was made for, `YYYY-MM-DD`. */
  today: string;
  findings: WaivedFinding[];
  unusedWaivers: Waiver[];
  version?: VersionCheck;
}

/** Breaking changes that no valid waiver accepts. */
export function unwaived(report: Report): WaivedFinding[] {
  return report.findings.filter(({ level, waiver }) => level === 'breaking' && !waiver);
}

export function waived(report: Report): WaivedFinding[] {
  return report.findings.filter(({ waiver }) => waiver);
}

export function harmless(report: Report): WaivedFinding[] {
  return report.findings.filter(({ level }) => level !== 'breaking');
}

/** 1 when something breaks or the version does not match, else 0. */
export function exitCodeOf(report: Report): 0 | 1 {
  return unwaived(report).length > 0 || report.version?.isEnough === false ? 1 : 0;
}
