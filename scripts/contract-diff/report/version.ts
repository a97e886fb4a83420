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

/** A version with what marks it as one before its release: the `rc.1` of `1.0.0-rc.1`. */
interface Read {
  numbers: Version;
  stage?: string;
}

/**
 * Whether `info.version` rose as the change asks. Breaking (waived or not): major, addition: minor,
 * anything else: patch. Before 1.0.0, breaking: minor, everything else: patch. A version before its release may
 * change until then as much as it rises itself: after `2.0.0-rc.1` any later one will do.
 * Throws InputError when a version is not semantic (`1.2.3`).
 */
export function checkVersion(before: string, after: string, findings: Finding[]): VersionCheck {
  const [base, revision] = [parseVersion(before), parseVersion(after)];
  const [from, to] = [base.numbers, revision.numbers];
  const required = requiredBump(findings, from[0] === 0);
  const isAnnounced =
    base.stage !== undefined && BUMPS.indexOf(required) <= BUMPS.indexOf(riseOf(from));
  const expected = isAnnounced ? from : bumped(from, required);
  const isSame = required === 'none' && base.stage === revision.stage;
  const isEnough =
    compareVersions(to, expected) > 0 ||
    (compareVersions(to, expected) === 0 &&
      (!isAnnounced || isSame || isLater(revision.stage, base.stage)));
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

const BUMPS: readonly Bump[] = ['none', 'patch', 'minor', 'major'];

/** How far a version rises above the one before it, as its zeros tell. */
function riseOf([, minor, patch]: Version): Bump {
  if (patch > 0) return 'patch';
  return minor > 0 ? 'minor' : 'major';
}

/** Whether a stage comes after another one (Semantic Versioning 2.0.0, section 11); the release comes last. */
function isLater(stage: string | undefined, than: string | undefined): boolean {
  if (stage === undefined || than === undefined) return stage === undefined && than !== undefined;
  const [one, other] = [stage.split('.'), than.split('.')];
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (against === undefined) return true;
    if (part === against) continue;
    const [isNumber, isNumberToo] = [part, against].map((each) => /^\d+$/.test(each));
    if (isNumber && isNumberToo) return Number(part) > Number(against);
    return isNumber === isNumberToo ? part > against : !isNumber;
  }
  return false;
}

function parseVersion(text: string): Read {
  const match = /^(\d+)\.(\d+)\.(\d+)(?:-([^+]+))?(?:\+.*)?$/.exec(text);
  if (!match) {
    throw new InputError(`info.version "${text}" is not a semantic version. Write it as 1.2.3.`);
  }
  return { numbers: [Number(match[1]), Number(match[2]), Number(match[3])], stage: match[4] };
}

function bumped([major, minor, patch]: Version, bump: Bump): Version {
  if (bump === 'major') return [major + 1, 0, 0];
  if (bump === 'minor') return [major, minor + 1, 0];
  return [major, minor, bump === 'patch' ? patch + 1 : patch];
}

function compareVersions(left: Version, right: Version): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}
