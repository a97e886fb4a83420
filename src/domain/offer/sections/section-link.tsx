import { useLinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readSection } from '../go-to-section.ts';

interface SectionLinkProps {
  /** The id of a section of this page. */
  section: string;
  className?: string;
  /** Whether it is the one that is being read. */
  isCurrent?: boolean;
  children: ReactNode;
}

/**
 * Leads down the page, and takes the keyboard along. It replaces its entry in the history: back goes
 * to where the person came from, not up the page.
 */
export function SectionLink({ section, className, isCurrent = false, children }: SectionLinkProps) {
  const link = useLinkProps({
    to: '.',
    search: true,
    hash: section,
    replace: true,
    onClick: () => readSection(section),
  });
  return (
    // For the router every link to this page is the current one: here the place on it decides.
    <a {...link} className={className} aria-current={isCurrent ? 'location' : undefined}>
      {children}
    </a>
  );
}
