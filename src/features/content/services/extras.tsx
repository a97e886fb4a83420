import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { serviceTypeValues } from '../../../api/contract/contract.ts';
import { button } from '../../../ui/actions/button/button.css.ts';
import { SectionHeading } from '../../../ui/page/section-heading/section-heading.tsx';
import { extraTexts } from './extra-texts.ts';
import { extraScenes } from './scenes.ts';
import * as styles from './services-page.css.ts';

/** The part of the page that tells of extra services. */
export const extrasId = 'extras';

/** What a captain may offer besides the boat, one picture for each kind. */
export function Extras() {
  const { i18n } = useLingui();
  return (
    <section id={extrasId} className={styles.section}>
      <SectionHeading light="dusk" sunAt={0.78}>
        <Trans>Added on board</Trans>
      </SectionHeading>
      <p className={styles.lead}>
        <Trans>
          Every boat’s page lists its extra services with their prices. Tick them when you book, and
          the captain gets them ready.
        </Trans>
      </p>
      <ul className={styles.extras}>
        {serviceTypeValues.map((type) => (
          <li key={type} className={styles.extra}>
            <img
              className={styles.picture}
              src={extraScenes[type]}
              alt=""
              width={800}
              height={600}
              loading="lazy"
              decoding="async"
            />
            <h3 className={styles.name}>{i18n._(extraTexts[type].name)}</h3>
            <p className={styles.text}>{i18n._(extraTexts[type].text)}</p>
          </li>
        ))}
      </ul>
      <Link to="/boats" className={`${button({ size: 'large' })} ${styles.action}`}>
        <Trans>Search boats</Trans>
      </Link>
    </section>
  );
}
