import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { CaptainPanelSoon } from '../../../features/account/sign-in/captain/captain-panel-soon.tsx';
import { privateHead } from '../../-head/page-head.ts';

const searchSchema = v.object({
  /** The boat whose calendar is shown. */
  boat: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), undefined),
});

export const Route = createFileRoute('/_signed-in/captain/availability/')({
  validateSearch: searchSchema,
  head: () => privateHead(t`Availability`),
  component: CaptainPanelSoon,
});
