import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { IssueTarget } from './issue-target.ts';

interface IssueLinkProps {
  target: IssueTarget;
  className?: string;
  children: ReactNode;
}

/** The way to where an issue is mended. */
export function IssueLink({ target, ...rest }: IssueLinkProps) {
  switch (target.page) {
    case 'form':
      return (
        <Link
          to="/captain/vessels/$boatId/$tab"
          params={{ boatId: String(target.boatId), tab: target.tab }}
          hash={target.field}
          {...rest}
        />
      );
    case 'vessels':
      return <Link to="/captain/vessels" hash={`boat-${target.boatId}`} {...rest} />;
    case 'availability':
      return <Link to="/captain/availability" search={{ boat: target.boatId }} {...rest} />;
    case 'documents':
      return <Link to="/captain/documents" search={{ kind: 'TOUR' }} {...rest} />;
    case 'profile':
      return <Link to="/my-profile" hash="email" {...rest} />;
    case 'contact':
      return <Link to="/contact" {...rest} />;
  }
}
