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
    case 'tour':
      return (
        <Link
          to="/captain/tours/$tourId/{-$step}"
          params={{ tourId: String(target.tourId), step: target.step }}
          hash={target.field}
          {...rest}
        />
      );
    case 'vessels':
      return <Link to="/captain/vessels" hash={`boat-${target.boatId}`} {...rest} />;
    case 'tours':
      return <Link to="/captain/tours" hash={`tour-${target.tourId}`} {...rest} />;
    case 'availability':
      return <Link to="/captain/availability" search={{ boat: target.boatId }} {...rest} />;
    case 'tour-availability':
      return <Link to="/captain/tour-availability" search={{ tour: target.tourId }} {...rest} />;
    case 'company':
      return <Link to="/captain/company" hash={target.field} {...rest} />;
    case 'security':
      return <Link to="/captain/security" hash={target.field} {...rest} />;
  }
}
