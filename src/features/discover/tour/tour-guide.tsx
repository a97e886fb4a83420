import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import type { Tour } from '../../../api/contract/types.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { PageSection } from '../../../ui/page/page-section/page-section.tsx';
import * as styles from './tour-page.css.ts';

/** The way to write to the guide of a tour; nothing for the guide themselves. */
export function TourGuide({ tour: { guideId, id } }: { tour: Pick<Tour, 'guideId' | 'id'> }) {
  const isOwn = useSession()?.id === guideId;
  if (isOwn) return null;
  return (
    <PageSection id="guide" title={<Trans>Your guide</Trans>} light="dusk" sunAt={0.8}>
      <div className={styles.guide}>
        <Link
          to="/messages"
          search={{ to: guideId, tour: id }}
          className={button({ variant: 'secondary' })}
        >
          <MessageCircle aria-hidden="true" size={20} strokeWidth={1.75} />
          <Trans>Message the guide</Trans>
        </Link>
        <p>
          <Trans>Messages open with your booking request.</Trans>
        </p>
      </div>
    </PageSection>
  );
}
