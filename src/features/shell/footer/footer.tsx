import { Trans, useLingui } from '@lingui/react/macro';
import { contactAddress } from '../../../lib/contact-address.ts';
import { ThemeSwitch } from '../../../ui/actions/theme-switch/theme-switch.tsx';
import { Logo } from '../../../ui/content/logo/logo.tsx';
import * as styles from './footer.css.ts';
import { FooterLinks } from './footer-links.tsx';
import { Rights } from './rights.tsx';

const drawn = import.meta.glob<string>('../../../../generated/scenes/night-*.svg', {
  eager: true,
  query: '?no-inline',
  import: 'default',
});

const scene = (name: string) => drawn[`../../../../generated/scenes/${name}.svg`];

/** The night below the home page, 1400 × 420 and 800 × 600 for phones; below the others a strip of it. */
const nightScenes = {
  wide: scene('night-wide'),
  tall: scene('night-tall'),
  strip: scene('night-strip'),
};

interface FooterProps {
  /** Whether the day ends here: with the whole scene, as on the home page. */
  isWhole: boolean;
}

/** The night at the end of every page: links, where to write, rights. */
export function Footer({ isWhole }: FooterProps) {
  const { t } = useLingui();
  return (
    <footer className={styles.footer}>
      {isWhole ? <NightScene /> : <NightStrip />}
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
          <Rights />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function NightScene() {
  return (
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
  );
}

function NightStrip() {
  return (
    <img
      className={styles.strip}
      src={nightScenes.strip}
      alt=""
      width={2800}
      height={320}
      loading="lazy"
      decoding="async"
    />
  );
}
