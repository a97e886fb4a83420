import type { ErrorCategory } from '../../../lib/error-category.ts';
import { inLanguage } from '../../example-text.ts';
import { ErrorDisplay } from './error-display.tsx';

const categories: readonly ErrorCategory[] = [
  'NETWORK',
  'AUTHENTICATION',
  'AUTHORIZATION',
  'VALIDATION',
  'CONFLICT',
  'SERVER',
  'CLIENT',
  'UNKNOWN',
];
const retryable: readonly ErrorCategory[] = ['NETWORK', 'SERVER'];
const message = inLanguage({
  tr: 'Tekneler yüklenirken bir hata oluştu.',
  en: 'The boats could not be loaded.',
});

export const examples = {
  ...Object.fromEntries(
    categories.map((category) => [
      category,
      <ErrorDisplay
        key={category}
        category={category}
        message={message}
        retryable={retryable.includes(category)}
        onRetry={() => undefined}
      />,
    ]),
  ),
  'another try under way': (
    <ErrorDisplay
      category="NETWORK"
      message={message}
      retryable
      pending
      onRetry={() => undefined}
    />
  ),
};
