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
import type { ErrorCategory } from './error-category.ts';

export const errorIcons: Record<ErrorCategory, LucideIcon> = {
  NETWORK: CloudOff,
  AUTHENTICATION: KeyRound,
  AUTHORIZATION: Lock,
  VALIDATION: PencilLine,
  CONFLICT: GitMerge,
  SERVER: ServerCrash,
  CLIENT: TriangleAlert,
  UNKNOWN: CircleHelp,
};
