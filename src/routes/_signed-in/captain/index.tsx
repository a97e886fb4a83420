import { createFileRoute } from '@tanstack/react-router';
import { CaptainPanelSoon } from '../../../features/account/sign-in/captain/captain-panel-soon.tsx';

export const Route = createFileRoute('/_signed-in/captain/')({
  component: CaptainPanelSoon,
});
