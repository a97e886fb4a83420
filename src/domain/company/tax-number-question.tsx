import { Trans } from '@lingui/react/macro';
import { Notice } from '../../ui/feedback/notice/notice.tsx';
import { isUnusualTaxNumber } from './tax-number.ts';

interface TaxNumberQuestionProps {
  taxNumber: string;
  /** The length from which on it is not refused. */
  shortest: number;
}

/** Asks whether a tax number is right that looks unlike one; nothing otherwise. */
export function TaxNumberQuestion({ taxNumber, shortest }: TaxNumberQuestionProps) {
  if (!isUnusualTaxNumber(taxNumber, shortest)) return null;
  return (
    <Notice tone="warning" role="status" title={<Trans>Is the tax number right?</Trans>}>
      <Trans>
        A company’s tax number has 10 digits, a person’s has 11. It is accepted all the same.
      </Trans>
    </Notice>
  );
}
