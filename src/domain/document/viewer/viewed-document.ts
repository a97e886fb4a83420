import type { UseQueryOptions } from '@tanstack/react-query';

/** A document to look at. */
export interface ViewedDocument {
  name: string;
  /** Reads the file with the session. */
  query: UseQueryOptions<Blob>;
}
