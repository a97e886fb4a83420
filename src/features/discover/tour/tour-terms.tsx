import { Trans } from '@lingui/react/macro';
import { Check, type LucideIcon, Luggage, OctagonX, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tour } from '../../../api/contract/types.ts';
import { textLines } from '../../../lib/text-lines.ts';
import * as styles from './tour-page.css.ts';

/** Whether the guide has said any of it. */
export function hasTerms(tour: Tour): boolean {
  const { includedServices, requirements, notAllowed, notSuitableFor } = tour;
  const texts = [includedServices, requirements, notAllowed, notSuitableFor];
  return texts.some((text) => textLines(text).length > 0);
}

/** What is included, what to bring, what does not fit: each only where the guide has said it. */
export function TourTerms({ tour }: { tour: Tour }) {
  const { includedServices, requirements, notAllowed, notSuitableFor } = tour;
  return (
    <div className={styles.pairs}>
      <Lines title={<Trans>Included</Trans>} text={includedServices} icon={Check} />
      <Lines title={<Trans>What to bring</Trans>} text={requirements} icon={Luggage} />
      <Lines title={<Trans>Not allowed</Trans>} text={notAllowed} icon={OctagonX} />
      <Lines title={<Trans>Not suitable for</Trans>} text={notSuitableFor} icon={UserX} />
    </div>
  );
}

interface LinesProps {
  title: ReactNode;
  text: string;
  icon: LucideIcon;
}

function Lines({ title, text, icon: Icon }: LinesProps) {
  const lines = textLines(text);
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line} className={styles.line}>
            <Icon className={styles.icon} aria-hidden="true" size={18} strokeWidth={1.75} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
