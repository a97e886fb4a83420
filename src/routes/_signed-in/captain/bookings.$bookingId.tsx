import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CaptainPanelSoon } from '../../../features/account/sign-in/captain/captain-panel-soon.tsx';
import { privateHead } from '../../-head/page-head.ts';

export const Route = createFileRoute('/_signed-in/captain/bookings/$bookingId')({
  head: () => privateHead(t`Booking`),
  component: CaptainPanelSoon,
});
