import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { idList } from '../lib/id-list.ts';

const searchSchema = v.object({
  /** The boats, `1,2,3`. */
  boats: v.fallback(v.optional(idList), undefined),
});

export const Route = createFileRoute('/compare')({
  validateSearch: searchSchema,
  component: () => null,
});
