import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { link } from '../../../../ui/actions/link/link.css.ts';
import { visuallyHidden } from '../../../../ui/theme/global.css.ts';

interface LegalLinkProps {
  to: '/terms' | '/gdpr';
  children: ReactNode;
}

/** A text that a form asks to agree to; opens beside it, so that nothing typed is lost. */
export function LegalLink({ to, children }: LegalLinkProps) {
  return (
    <Link to={to} target="_blank" rel="noopener" preload={false} className={link}>
      {children}
      <span className={visuallyHidden}>
        {' '}
        <Trans>(opens in a new tab)</Trans>
      </span>
    </Link>
  );
}
