import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The pages that the header and its menu lead to; those after the seventh have room in the menu alone. */
const pages = [
  { to: '/', label: <Trans>Home</Trans> },
  { to: '/boats', label: <Trans>Boats</Trans> },
  { to: '/tours', label: <Trans>Tours</Trans> },
  { to: '/services', label: <Trans>Services</Trans> },
  { to: '/about', label: <Trans>About</Trans> },
  { to: '/contact', label: <Trans>Contact</Trans> },
  { to: '/blog', label: <Trans>Blog</Trans> },
  { to: '/destinations', label: <Trans>Places</Trans> },
  { to: '/favourites', label: <Trans>Favourites</Trans> },
] as const satisfies readonly { to: string; label: ReactNode }[];

/** The main navigation, where the person is marked. */
export function NavigationLinks({ linkClass }: { linkClass: string }) {
  return (
    <>
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} activeOptions={{ exact: to === '/' }} className={linkClass}>
            {label}
          </Link>
        </li>
      ))}
    </>
  );
}
