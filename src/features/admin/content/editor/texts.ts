import { msg } from '@lingui/core/macro';
import { object } from 'valibot';
import {
  blogPostUpdateLimits,
  localizedTextUpdateLimits,
} from '../../../../api/contract/contract.ts';
import { vAdministrativeReason } from '../../../../api/contract/request-schemas.ts';
import type {
  BlogPost,
  BlogPostUpdate,
  Destination,
  DestinationUpdate,
} from '../../../../api/contract/types.ts';
import type { FieldErrors } from '../../../../forms/field-error.ts';
import { schemaErrors } from '../../../../forms/schema-errors.ts';

/** What is written about a place, or a story: each text in both languages. */
export interface Texts {
  /** Of a place its name, which stays. */
  titleTr: string;
  titleEn: string;
  summaryTr: string;
  summaryEn: string;
  /** The paragraphs of a story stand apart by an empty line. */
  bodyTr: string;
  bodyEn: string;
  /** Why they change; it is no part of what is read, and empty there. */
  reason: string;
}

const NAMES = ['titleTr', 'titleEn', 'summaryTr', 'summaryEn', 'bodyTr', 'bodyEn'] as const;

const required = {
  titleTr: msg`The Turkish title is required`,
  titleEn: msg`The English title is required`,
  summaryTr: msg`The Turkish summary is required`,
  summaryEn: msg`The English summary is required`,
  bodyTr: msg`The Turkish text is required`,
  bodyEn: msg`The English text is required`,
} as const;

/** The paragraphs of a text. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

export const placeTexts = ({ name, summary, description }: Destination): Texts => ({
  titleTr: name,
  titleEn: name,
  summaryTr: summary.tr,
  summaryEn: summary.en,
  bodyTr: description.tr,
  bodyEn: description.en,
  reason: '',
});

export const storyTexts = ({ title, summary, paragraphs }: BlogPost): Texts => ({
  titleTr: title.tr,
  titleEn: title.en,
  summaryTr: summary.tr,
  summaryEn: summary.en,
  bodyTr: paragraphs.map(({ tr }) => tr).join('\n\n'),
  bodyEn: paragraphs.map(({ en }) => en).join('\n\n'),
  reason: '',
});

const inBoth = (tr: string, en: string) => ({ tr: tr.trim(), en: en.trim() });

export const toDestinationUpdate = (texts: Texts): DestinationUpdate => ({
  summary: inBoth(texts.summaryTr, texts.summaryEn),
  description: inBoth(texts.bodyTr, texts.bodyEn),
  reason: texts.reason.trim(),
});

/** Of texts that passed `textErrors`: each paragraph has its other language. */
export function toBlogPostUpdate(texts: Texts): BlogPostUpdate {
  const english = paragraphsOf(texts.bodyEn);
  return {
    title: inBoth(texts.titleTr, texts.titleEn),
    summary: inBoth(texts.summaryTr, texts.summaryEn),
    paragraphs: paragraphsOf(texts.bodyTr).map((tr, index) => ({ tr, en: english[index] ?? '' })),
    reason: texts.reason.trim(),
  };
}

const reasonRule = object({ reason: vAdministrativeReason });

/** What is wrong with texts, by the limits of the contract; `kind` says whether the body has paragraphs. */
export function textErrors(texts: Texts, kind: 'places' | 'stories'): FieldErrors<Texts> {
  // Every act of the administration can be explained afterwards.
  const errors: FieldErrors<Texts> = schemaErrors(
    reasonRule,
    { reason: texts.reason.trim() },
    { reason: { required: msg`Say why` } },
  );
  const limit = localizedTextUpdateLimits.tr.maxLength;
  const parts = (text: string) => (kind === 'stories' ? paragraphsOf(text) : [text.trim()]);
  for (const name of NAMES) {
    const text = texts[name].trim();
    const pieces = name.startsWith('body') ? parts(text) : [text];
    if (text === '') errors[name] = required[name];
    else if (pieces.some((piece) => piece.length > limit)) {
      errors[name] = msg`A text holds at most ${limit} characters`;
    }
  }
  if (kind === 'places') return errors;
  const [turkish, english] = [paragraphsOf(texts.bodyTr).length, paragraphsOf(texts.bodyEn).length];
  const most = blogPostUpdateLimits.paragraphs.maxItems;
  if (turkish > most) errors.bodyTr ??= msg`A story has at most ${most} paragraphs`;
  if (turkish !== english) {
    errors.bodyEn ??= msg`The Turkish text has ${turkish} paragraphs, the English one ${english}: part them alike`;
  }
  return errors;
}
