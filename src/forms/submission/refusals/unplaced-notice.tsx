import { Trans } from '@lingui/react/macro';
import type { FieldError } from '../../../api/errors/api-error.ts';
import { Notice } from '../../../ui/feedback/notice/notice.tsx';

/** The name of a part of the request, for whoever is told of it; the body as a whole has none. */
const partOf = (field: string) => field.replace(/^body\.?/, '');

/** What the service refused and no field of the form can say. */
export function UnplacedNotice({ refusals }: { refusals: readonly FieldError[] }) {
  const sentences = new Set(
    refusals.map(({ field, message }) => [partOf(field), message].filter(Boolean).join(': ')),
  );
  return (
    <Notice tone="danger" title={<Trans>The form was not accepted</Trans>}>
      {[...sentences].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
