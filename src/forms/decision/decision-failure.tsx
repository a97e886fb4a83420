import type { ReactNode } from 'react';
import { ApiError } from '../../api/errors/api-error.ts';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { FailureNotice } from '../submission/failure-notice.tsx';
import type { DecisionProps, FailureWords } from './decision-props.ts';

/** What a decision itself says of a failure; undefined when its status says it. */
export function wordsFor(
  error: unknown,
  explain: DecisionProps['explain'],
): FailureWords | undefined {
  return error instanceof ApiError ? explain?.(error) : undefined;
}

interface DecisionFailureProps {
  /** Nothing is shown for null. */
  error: unknown;
  title: ReactNode;
  words: FailureWords | undefined;
}

/** Why it was not done. */
export function DecisionFailure({ error, title, words }: DecisionFailureProps) {
  if (!words) return <FailureNotice error={error} title={title} />;
  return (
    <Notice tone="danger" role="alert" title={words.title ?? title} action={words.action}>
      {words.text}
    </Notice>
  );
}
