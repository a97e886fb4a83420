import { Trans } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as styles from './footer.css.ts';

interface Group {
  title: ReactNode;
  links: readonly { to: NonNullable<LinkProps['to']>; label: ReactNode }[];
}

const groups: readonly Group[] = [
  {
    title: <Trans>Explore</Trans>,
    links: [
      { to: '/boats', label: <Trans>Boats</Trans> },
      { to: '/tours', label: <Trans>Tours</Trans> },
      { to: '/destinations', label: <Trans>Places</Trans> },
      { to: '/services', label: <Trans>Services</Trans> },
      { to: '/favourites', label: <Trans>Favourites</Trans> },
    ],
  },
  {
    title: <Trans>Pruva</Trans>,
    links: [
      { to: '/about', label: <Trans>About</Trans> },
      { to: '/blog', label: <Trans>Blog</Trans> },
      { to: '/contact', label: <Trans>Contact</Trans> },
      { to: '/boat-owner-application', label: <Trans>Become a captain</Trans> },
    ],
  },
  {
    title: <Trans>Legal</Trans>,
    links: [
      { to: '/terms', label: <Trans>Terms of use</Trans> },
      { to: '/privacy', label: <Trans>Privacy policy</Trans> },
      { to: '/gdpr', label: <Trans>Personal data (KVKK)</Trans> },
      { to: '/cookies', label: <Trans>Cookie policy</Trans> },
      { to: '/cancellation', label: <Trans>Cancellation and refunds</Trans> },
    ],
  },
];

/** Quick links and legal links, by what they are about. */
export function FooterLinks() {
  return groups.map(({ title, links }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
    <div key={index}>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
