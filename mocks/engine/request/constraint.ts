import type { IPrismDiagnostic } from '@stoplight/prism-core';
import {
  badRequest,
  type FieldProblem,
  invalid,
  type Refusal,
  type Text,
  tooLarge,
  unsupportedMediaType,
} from '../../rules/common/refusal.ts';
import type { Operation } from '../contract/operation.ts';
import { INSTANT } from '../contract/strict-formats.ts';

/** Bounds of the contract's ErrorBody schema that a long list of problems could pass. */
const MAX_PROBLEMS = 100;
const MAX_FIELD = 200;
const MAX_MESSAGE = 400;

const TURKISH: Record<string, (value: string) => string> = {
  required: () => 'zorunlu',
  minLength: (value) => `en az ${value} karakter olmalı`,
  maxLength: (value) => `en fazla ${value} karakter olmalı`,
  minimum: (value) => `en az ${value} olmalı`,
  maximum: (value) => `en fazla ${value} olmalı`,
  exclusiveMinimum: (value) => `${value} değerinden büyük olmalı`,
  exclusiveMaximum: (value) => `${value} değerinden küçük olmalı`,
  multipleOf: (value) => `${value} katı olmalı`,
  minItems: (value) => `en az ${value} öğe olmalı`,
  maxItems: (value) => `en fazla ${value} öğe olmalı`,
  uniqueItems: () => 'aynı öğe iki kez olamaz',
  pattern: () => 'istenen biçimde değil',
  format: () => 'istenen biçimde değil',
  type: () => 'türü yanlış',
  enum: () => 'izin verilen değerlerden biri değil',
  const: () => 'istenen değer değil',
  not: () => 'izin verilmeyen bir değer',
  if: () => 'verilen diğer alanlara uymuyor',
  oneOf: () => 'seçeneklerden tam birine uymuyor',
  anyOf: () => 'seçeneklerden hiçbirine uymuyor',
  dependentRequired: () => 'birlikte verilmesi gereken bir alan eksik',
  additionalProperties: () => 'bilinmeyen bir alan',
};

/** What the contract asks of a text that shows something, as Prism tells of it. */
const INVISIBLE = /^must match pattern "\[\^\\s\\x00/;

const LEAD = /^(Request|Response) \S+ (parameter |property )?(\S+ )?(?=must|found)/;

/** The rule without the place it stands at, which `field` says. */
function ruleOf(diagnostic: IPrismDiagnostic): Text {
  const en = diagnostic.message.replace(LEAD, '').slice(0, MAX_MESSAGE);
  if (en.includes(INSTANT)) {
    return {
      tr: 'saat dilimiyle yazılmış bir an olmalı (RFC 3339)',
      en: 'must be an instant with its time zone (RFC 3339)',
    };
  }
  if (INVISIBLE.test(en)) {
    return {
      tr: 'baştaki ve sondaki boşluklar ve görünmeyen karakterler sayılmadan da yeterince uzun olmalı',
      en: 'must be long enough without the blanks and invisible characters around it',
    };
  }
  const value = /(-?[\d.]+)/.exec(en)?.[1] ?? '';
  const tr = TURKISH[String(diagnostic.code)]?.(value) ?? en;
  return { tr, en };
}

/** The place of a finding; Prism writes the names of parameters small, the contract as it declares them. */
function fieldOf({ parameters }: Operation, diagnostic: IPrismDiagnostic): string {
  const missing = /required property '([^']+)'/.exec(diagnostic.message)?.[1];
  const path = [...(diagnostic.path ?? ['body']), ...(missing ? [missing] : [])];
  const [place, name] = path;
  const declared = parameters.find(
    (one) => one.in === place && one.in !== 'header' && one.name.toLowerCase() === name,
  );
  if (declared) path[1] = declared.name;
  return path.join('.').slice(0, MAX_FIELD);
}

function isOversizedFile(operation: Operation, { code, message }: IPrismDiagnostic): boolean {
  const limit = Number(/more than (\d+) characters/.exec(message)?.[1]);
  return code === 'maxLength' && operation.fileLimits.has(limit);
}

/**
 * What Prism found against a request, and what it does not see (unknown names, loose texts), as a refusal;
 * 401 is told apart before.
 */
export function refusalOf(
  operation: Operation,
  diagnostics: readonly IPrismDiagnostic[],
  own: readonly FieldProblem[] = [],
): Refusal {
  const broken = diagnostics.map((diagnostic) => ({
    field: fieldOf(operation, diagnostic),
    message: ruleOf(diagnostic),
  }));
  // A slip of the pen is two problems, a field that is missing and one that is unknown: the second says why.
  const problems: FieldProblem[] = [...own, ...broken].slice(0, MAX_PROBLEMS);
  if (diagnostics.some(({ code }) => String(code) === '415')) return unsupportedMediaType(problems);
  if (diagnostics.some((diagnostic) => isOversizedFile(operation, diagnostic)))
    return tooLarge(problems);
  const outsideBody = problems.filter(({ field }) => !field.startsWith('body'));
  const isMissing = diagnostics.some(({ path, code }) => !path && code === 'required');
  if (outsideBody.length > 0 || isMissing) return badRequest(isMissing ? problems : outsideBody);
  return invalid(problems);
}
