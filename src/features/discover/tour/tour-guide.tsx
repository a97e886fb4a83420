import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import type { Tour } from '../../../api/contract/types.ts';
import { useSession } from '../../../api/session/use-session.ts';
import { PersonPicture } from '../../../domain/person/person-picture.tsx';
import { useLanguageNames } from '../../../domain/text-language/use-language-names.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import * as styles from './tour-page.css.ts';

type Guided = Pick<Tour, 'id' | 'guideId' | 'guideName' | 'languages'>;

/** Who guides a tour: their name and face, what they speak, and the way to write to them. */
export function TourGuide({ tour: { id, guideId, guideName, languages } }: { tour: Guided }) {
  const nameOf = useLanguageNames();
  const isSelf = useSession()?.id === guideId;
  const spoken = languages.map(nameOf).join(', ');
  return (
    <div className={styles.guide}>
      <PersonPicture id={guideId} name={guideName} size="large" isHost />
      <div>
        <h3 className={styles.guideName}>{guideName}</h3>
        {spoken && (
          <p className={styles.guideFacts}>
            <Trans>Speaks {spoken}</Trans>
          </p>
        )}
      </div>
      {!isSelf && (
        <>
          <div className={styles.guideWrite}>
            <Link
              to="/messages"
              search={{ to: guideId, tour: id }}
              className={button({ variant: 'secondary' })}
            >
              <MessageCircle aria-hidden="true" size={20} strokeWidth={1.75} />
              <Trans>Message the guide</Trans>
            </Link>
          </div>
          <p className={styles.guideHint}>
            <Trans>You can send a message once you have asked to book.</Trans>
          </p>
        </>
      )}
    </div>
  );
}
