import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.tsx';
import * as styles from './parts.css.ts';

interface LoadedProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** What a query has read, its place until then, or why it could not be read. */
export function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <p className={styles.problem}>{query.error.message}</p>;
  return <Skeleton height="120px" />;
}
