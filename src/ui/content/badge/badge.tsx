import { Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { badge } from './badge.css.ts';

interface BadgeProps {
  /** `instant` brings its bolt: state is never colour alone. */
  tone?: 'neutral' | 'instant' | 'positive' | 'warning' | 'danger';
  children: ReactNode;
}

/** A state in a word or two. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {tone === 'instant' && <Zap aria-hidden="true" size={12} fill="currentColor" />}
      {children}
    </span>
  );
}
