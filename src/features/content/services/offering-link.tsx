import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ServiceOfferingKind } from '../../../api/contract/types.ts';
import { extrasId } from './extras.tsx';
import { nameLink } from './services-page.css.ts';

interface OfferingLinkProps {
  kind: ServiceOfferingKind;
  children: ReactNode;
}

/** The way to what is offered. */
export function OfferingLink({ kind, children }: OfferingLinkProps) {
  switch (kind) {
    case 'CREWED_CHARTER':
    case 'HOURLY_RENTAL':
      return (
        <Link to="/boats" className={nameLink}>
          {children}
        </Link>
      );
    case 'GUIDED_TOUR':
      return (
        <Link to="/tours" className={nameLink}>
          {children}
        </Link>
      );
    case 'ON_BOARD_SERVICE':
    case 'TRANSFER':
      return (
        <Link to="." hash={extrasId} className={nameLink}>
          {children}
        </Link>
      );
    case 'LISTING':
      return (
        <Link to="/boat-owner-application" className={nameLink}>
          {children}
        </Link>
      );
  }
}
