import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** The parts of a boat's page that can be linked to. */
type SectionId = 'availability' | 'reviews';

interface SectionLinkProps {
  section: SectionId;
  className?: string;
  children: ReactNode;
}

/**
 * Leads down the page, and takes the keyboard along. It replaces its entry in the history: back goes
 * to where the person came from, not up the page.
 */
export function SectionLink({ section, className, children }: SectionLinkProps) {
  return (
    <Link
      to="."
      search
      hash={section}
      replace
      className={className}
      onClick={() => document.getElementById(section)?.focus({ preventScroll: true })}
    >
      {children}
    </Link>
  );
}
