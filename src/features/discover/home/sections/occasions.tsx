import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import birthday from '../../../../../generated/scenes/occasion-birthday.svg?no-inline';
import blueVoyage from '../../../../../generated/scenes/occasion-blue-voyage.svg?no-inline';
import sunset from '../../../../../generated/scenes/occasion-sunset.svg?no-inline';
import { occasionLabels } from '../../../../domain/boat/occasion-labels.ts';
import { HomeSection } from './home-section.tsx';
import * as styles from './occasions.css.ts';

/**
 * What boats are taken for, as their captains write it: the occasions that most of them name. Each opens the
 * list of the boats that are let for it.
 */
const occasions = [
  {
    named: 'Mavi yolculuk',
    title: occasionLabels['Mavi yolculuk'],
    scene: blueVoyage,
    text: msg`Days from cove to cove, nights on board.`,
  },
  {
    named: 'Gün batımı turu',
    title: occasionLabels['Gün batımı turu'],
    scene: sunset,
    text: msg`Out in the afternoon, back as the lights come on.`,
  },
  {
    named: 'Doğum günü',
    title: occasionLabels['Doğum günü'],
    scene: birthday,
    text: msg`Friends, a cake, and a deck of your own.`,
  },
];

/** Pictures of what one may go to sea for. */
export function Occasions() {
  const { i18n } = useLingui();
  return (
    <HomeSection hour="occasions" title={<Trans>Made for the occasion</Trans>}>
      <ul className={styles.tiles}>
        {occasions.map(({ named, scene, title, text }) => (
          <li key={named} className={styles.tile}>
            <img
              className={styles.picture}
              src={scene}
              alt=""
              width={800}
              height={600}
              loading="lazy"
              decoding="async"
            />
            <div className={styles.texts}>
              <h3 className={styles.title}>
                <Link to="/boats" search={{ occasion: named }} className={styles.link}>
                  {i18n._(title)}
                </Link>
              </h3>
              <p className={styles.text}>{i18n._(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
