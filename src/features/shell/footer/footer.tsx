import { Trans, useLingui } from '@lingui/react/macro';
import { calendarDay } from '../../../i18n/format.ts';
import { contactAddress } from '../../../lib/contact-address.ts';
import { ThemeSwitch } from '../../../ui/actions/theme-switch/theme-switch.tsx';
import { Logo } from '../../../ui/content/logo/logo.tsx';
import * as styles from './footer.css.ts';
import { FooterLinks } from './footer-links.tsx';

const drawn = import.meta.glob<string>('../../../../generated/scenes/night-*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

const scene = (name: string) => drawn[`../../../../generated/scenes/${name}.svg`];

/** The night below every page: 1400 × 420, and 800 × 600 for phones. */
const nightScenes = { wide: scene('night-wide'), tall: scene('night-tall') };

/** The night at the end of every page: links, where to write, rights. */
export function Footer() {
  const { t } = useLingui();
  const year = calendarDay().slice(0, 4);
  return (
    <footer className={styles.footer}>
      <picture>
        <source media="(width < 600px)" srcSet={nightScenes.tall} width={800} height={600} />
        <img
          className={styles.scene}
          src={nightScenes.wide}
          alt=""
          width={1400}
          height={420}
          loading="lazy"
          decoding="async"
        />
      </picture>
      <div className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p className={styles.quiet}>
              <Trans>Boats, yachts and guided tours on the Turkish coast.</Trans>
            </p>
            <address className={styles.contact}>
              <a href={`mailto:${contactAddress}`} className={styles.link}>
                {contactAddress}
              </a>
              <p className={styles.quiet}>
                <Trans>Every day 09:00–22:00</Trans>
              </p>
            </address>
          </div>
          <nav className={styles.links} aria-label={t`More pages`}>
            <FooterLinks />
          </nav>
        </div>
        <div className={styles.last}>
          <p>© {year} Pruva</p>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
