import { Trans } from '@lingui/react/macro';
import { Luggage, OctagonX, UserX } from 'lucide-react';
import type { Tour } from '../../../api/contract/types.ts';
import { textLines } from '../../../lib/text-lines.ts';
import { TextLines } from './text-lines.tsx';
import * as styles from './tour-page.css.ts';

/** Whether the guide has said any of it. */
export function hasTerms({ requirements, notAllowed, notSuitableFor }: Tour): boolean {
  return [requirements, notAllowed, notSuitableFor].some((text) => textLines(text).length > 0);
}

/** What to bring, what does not fit: each only where the guide has said it. */
export function TourTerms({ tour }: { tour: Tour }) {
  const { requirements, notAllowed, notSuitableFor, textLanguage } = tour;
  return (
    <div className={styles.pairs}>
      <TextLines
        language={textLanguage}
        title={<Trans>What to bring</Trans>}
        level={3}
        text={requirements}
        icon={Luggage}
      />
      <TextLines
        language={textLanguage}
        title={<Trans>Not allowed</Trans>}
        level={3}
        text={notAllowed}
        icon={OctagonX}
      />
      <TextLines
        language={textLanguage}
        title={<Trans>Not suitable for</Trans>}
        level={3}
        text={notSuitableFor}
        icon={UserX}
      />
    </div>
  );
}
