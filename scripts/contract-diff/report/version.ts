import type SemVer from 'semver/classes/semver.js';
import parse from 'semver/functions/parse.js';
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

/**
 * Whether `info.version` rose as the change asks. Breaking (waived or not): major, addition: minor,
 * anything else: patch. Before 1.0.0, breaking: minor, everything else: patch. A version before its release may
 * change until then as much as it rises itself: after `2.0.0-rc.1` any later one will do.
 * Throws InputError when a version is not semantic (`1.2.3`).
 */
export function checkVersion(before: string, after: string, findings: Finding[]): VersionCheck {
  const [base, revision] = [parseVersion(before), parseVersion(after)];
  const isBeforeFirst = base.major === 0;
  const required = requiredBump(findings, isBeforeFirst);
  const isAnnounced =
    base.prerelease.length > 0 && BUMPS.indexOf(required) <= BUMPS.indexOf(riseOf(base));
  const expected = bumped(base, isAnnounced ? 'none' : required);
  const stage = revision.comparePre(base);
  const isSame = required === 'none' && stage === 0;
  const rise = revision.compareMain(expected);
  const isEnough = rise > 0 || (rise === 0 && (!isAnnounced || isSame || stage > 0));
  const rule = isBeforeFirst && required !== 'none' ? ' (the rule before 1.0.0)' : '';
  const message = isEnough
    ? `info.version ${before} → ${after} matches the change: ${required}${rule}.`
    : `info.version is ${after}, but the change since ${before} asks for ${required}${rule}: ` +
      `set it to ${expected}.`;
  return { before, after, required, expected, isEnough, message };
}

function requiredBump(findings: Finding[], isBeforeFirst: boolean): Bump {
  if (findings.length === 0) return 'none';
  if (findings.some(({ level }) => level === 'breaking')) return isBeforeFirst ? 'minor' : 'major';
  return findings.some(({ level }) => level === 'addition') && !isBeforeFirst ? 'minor' : 'patch';
}

const BUMPS: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

/** How far a version rises above the one before it, as its zeros tell. */
function riseOf({ minor, patch }: SemVer): Bump {
  if (patch > 0) return 'patch';
  return minor > 0 ? 'minor' : 'major';
}

function parseVersion(text: string): SemVer {
  const version = /^\d/.test(text) ? parse(text) : null;
  if (version) return version;
  throw new InputError(`info.version "${text}" is not a semantic version. Write it as 1.2.3.`);
}

/** The release that comes after a version, whatever stage it is at. */
function bumped({ major, minor, patch }: SemVer, bump: Bump): string {
  if (bump === 'major') return `${major + 1}.0.0`;
  if (bump === 'minor') return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${bump === 'patch' ? patch + 1 : patch}`;
}
