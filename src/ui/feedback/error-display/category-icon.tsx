import {
  CircleHelp,
  CloudOff,
  GitMerge,
  KeyRound,
  Lock,
  type LucideIcon,
  PencilLine,
  ServerCrash,
  TriangleAlert,
} from 'lucide-react';
import type { ErrorCategory } from '../../../lib/error-category.ts';

const icons: Record<ErrorCategory, LucideIcon> = {
  NETWORK: CloudOff,
  AUTHENTICATION: KeyRound,
  AUTHORIZATION: Lock,
  VALIDATION: PencilLine,
  CONFLICT: GitMerge,
  SERVER: ServerCrash,
  CLIENT: TriangleAlert,
  UNKNOWN: CircleHelp,
};

/** The icon of a category of errors. A chunk of its own: it loads with the first failure. */
export default function CategoryIcon({ category }: { category: ErrorCategory }) {
  const Icon = icons[category];
  return <Icon size={28} strokeWidth={1.5} />;
}
