import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { Tour } from '../../../api/contract/types.ts';
import { textLines } from '../../../lib/text-lines.ts';
import { TextLines } from './text-lines.tsx';
import * as styles from './tour-page.css.ts';

type Included = Pick<Tour, 'includedServices' | 'excludedServices'> &
  Partial<Pick<Tour, 'textLanguage'>>;

/** Whether the guide has said what is part of the price, or what is not. */
export function hasIncluded({ includedServices, excludedServices = '' }: Included): boolean {
  return [includedServices, excludedServices].some((text) => textLines(text).length > 0);
}

/** What is part of the price, and what is not: side by side, each only where the guide has said it. */
export function TourIncluded({
  tour: { includedServices, excludedServices = '', textLanguage },
  level,
}: {
  tour: Included;
  level: 2 | 3;
}) {
  return (
    <div className={styles.pairs}>
      <TextLines
        language={textLanguage}
        title={<Trans>Included</Trans>}
        level={level}
        text={includedServices}
        icon={Check}
        tone="good"
      />
      <TextLines
        language={textLanguage}
        title={<Trans>Not included</Trans>}
        level={level}
        text={excludedServices}
        icon={X}
        tone="quiet"
      />
    </div>
  );
}
