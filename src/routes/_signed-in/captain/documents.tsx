import { t } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { bookingKindValues } from '../../../api/contract/contract.ts';
import { CaptainPanelSoon } from '../../../features/account/sign-in/captain/captain-panel-soon.tsx';
import { privateHead } from '../../-head/page-head.ts';

const searchSchema = v.object({
  /** Only documents of boats, or only those of tours. */
  kind: v.fallback(v.optional(v.picklist(bookingKindValues)), undefined),
});

export const Route = createFileRoute('/_signed-in/captain/documents')({
  validateSearch: searchSchema,
  head: () => privateHead(t`Documents`),
  component: CaptainPanelSoon,
});
