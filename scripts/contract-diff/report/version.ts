import type { Finding } from '../finding.ts';
import { InputError } from '../lib/input-error.ts';

type Bump = 'major' | 'minor' | 'patch' | 'none';

export interface VersionCheck {
  before: string;
  after: string;
  required: Bump;
  /** The lowest version that matches the change. */
  expected: string;
  isEnough: boolean;
  message: string;
}

type Version = [number, number, number];

/**
 * Whether `info.version` rose as the change asks. Breaking (waived or not): major, addition: minor,
 * anything else: patch. Before 1.0.0, breaking: minor, everything else: patch.
 * Throws InputError when a version is not semantic (`1.2.3`).
 */
export function checkVersion(before: string, after: string, findings: Finding[]): VersionCheck {
  const [from, to] = [parseVersion(before), parseVersion(after)];
  const required = requiredBump(findings, from[0] === 0);
  const expected = bumped(from, required);
  const isEnough = compareVersions(to, expected) >= 0;
  const rule = from[0] === 0 && required !== 'none' ? ' (the rule before 1.0.0)' : '';
  const message = isEnough
    ? `info.version ${before} → ${after} matches the change: ${required}${rule}.`
    : `info.version is ${after}, but the change since ${before} asks for ${required}${rule}: ` +
      `set it to ${expected.join('.')}.`;
  return { before, after, required, expected: expected.join('.'), isEnough, message };
}

function requiredBump(findings: Finding[], isBeforeFirst: boolean): Bump {
  if (findings.length === 0) return 'none';
  if (findings.some(({ level }) => level === 'breaking')) return isBeforeFirst ? 'minor' : 'major';
  return findings.some(({ level }) => level === 'addition') && !isBeforeFirst ? 'minor' : 'patch';
}

function parseVersion(text: string): Version {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:[-+].*)?$/.exec(text);
  if (!match) {
    throw new InputError(`info.version "${text}" is not a semantic version. Write it as 1.2.3.`);
  }
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

function bumped([major, minor, patch]: Version, bump: Bump): Version {
  if (bump === 'major') return [major + 1, 0, 0];
  if (bump === 'minor') return [major, minor + 1, 0];
  return [major, minor, bump === 'patch' ? patch + 1 : patch];
}

function compareVersions(left: Version, right: Version): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
